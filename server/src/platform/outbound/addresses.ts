import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address (as the resolver answered it) is on the public internet. Everything else
 * is refused: loopback, private, link-local, carrier-grade, multicast, reserved, and IPv6 forms that
 * carry such an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (!(parsed instanceof ipaddr.IPv6)) return true
  return parsed.match(ipaddr.IPv6.parseCIDR('2000::/3'))
}
