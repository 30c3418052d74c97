export const isThisMachine = (host: string): boolean =>
  /^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(host);

/**
 * Returns true if leads would go to another machine by this scheme. A name without a dot is a container beside the
 * site. If SMTP has a user, the site demands encryption.
 */
export function isPlain(scheme: 'smtp:' | 'http:', address: string): boolean {
  const { protocol, hostname, username } = new URL(address);
  const isNear = isThisMachine(hostname) || /^[\w-]+$/.test(hostname);
  return protocol === scheme && !isNear && !(scheme === 'smtp:' && username);
}

/** Returns true if leads would go to the database over a network unencrypted. */
export function isPlainDatabase(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  // As for libpq, the parameter wins. A path is a socket of this machine.
  const host = searchParams.get('host') || decodeURIComponent(hostname);
  const isLocal = host === '' || host.startsWith('/') || isThisMachine(host);
  return !isLocal && !/[?&]ssl(mode)?=/.test(databaseUrl);
}
