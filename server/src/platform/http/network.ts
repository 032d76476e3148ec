import ipaddr from 'ipaddr.js'

/** A household has one IPv4 address or one /64 of IPv6: whoever has many addresses in it is still one. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
