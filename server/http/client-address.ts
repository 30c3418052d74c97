import ipaddr from 'ipaddr.js';

/** Returns the key by which limits count a client: its IPv4 address, or the /64 that a household has with IPv6. */
export function toClientKey(address: string | undefined): string | undefined {
  const bare = address?.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (bare === undefined || !ipaddr.isValid(bare)) return bare;
  // An IPv4 address within an IPv6 one comes out as itself.
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
