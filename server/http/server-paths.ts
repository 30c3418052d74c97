/** Matches the addresses that the server answers itself. Every other address is a page or a file. */
export const serverPaths = /^\/(?:api|answered)(?:[/?]|$)/;
