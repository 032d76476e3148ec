import ipaddr from 'ipaddr.js'

/** A household has one IPv4 address or one IPv6 /64, so all addresses in a /64 count as one. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
