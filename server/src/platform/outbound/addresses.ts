import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is on the public internet. Refuses loopback, private, link-local,
 * carrier-grade NAT, multicast, reserved, and IPv6 forms of such IPv4 addresses.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (!(parsed instanceof ipaddr.IPv6)) return true
  return parsed.match(ipaddr.IPv6.parseCIDR('2000::/3'))
}
