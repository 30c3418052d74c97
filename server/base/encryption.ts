export const isThisMachine = (host: string): boolean =>
  /^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(host);

/**
 * Returns true if leads may go to another machine by this address without encryption. A name without a dot is a
 * container beside the site. If SMTP has a user, the site demands encryption.
 */
export function isPlain(address: string): boolean {
  const { protocol, hostname, username, searchParams } = new URL(address);
  // For libpq, the parameter wins, and a path is a socket of this machine.
  const host = searchParams.get('host') || decodeURIComponent(hostname);
  if (/^(\/|[\w-]*$)/.test(host) || isThisMachine(host)) return false;
  const isEncrypted = /^(https|smtps):|[?&]ssl(mode)?=/.test(address);
  return !isEncrypted && !(protocol === 'smtp:' && username);
}
