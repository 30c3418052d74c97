import ipaddr from 'ipaddr.js';

/**
 * The client that a rate limit counts: an IPv4 address as it is, an IPv6 address by its /64
 * network, because one household or phone owns all of it.
 *
 * @param address as Express's `request.ip` gives it, which honours TRUST_PROXY.
 */
export function clientOf(address: string | undefined): string | undefined {
  if (address === undefined || !ipaddr.isValid(address)) return address;
  // An IPv4 address within an IPv6 one comes out as itself.
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
