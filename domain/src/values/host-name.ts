/** Labels of letters, digits and hyphens; the last one is no number, so an IP address is none. */
const pattern =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Names that never lead to a public site (RFC 6761, RFC 6762, RFC 8375, and .internal of ICANN). */
const local = new Set(['arpa', 'internal', 'invalid', 'lan', 'local', 'localhost', 'test'])

/**
 * The host name that a person typed or pasted, as DNS writes it: "https://WWW.Grünwald.de/" becomes
 * "www.xn--grnwald-o2a.de". Undefined for IP addresses, ports, paths and local names.
 */
export function hostNameIn(typed: string): string | undefined {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
  if (bare.length > 253 || /[/\\:@?#%\s]/.test(bare)) return undefined
  const host = URL.parse(`https://${bare}`)?.hostname.replace(/\.$/, '') ?? ''
  return pattern.test(host) && !isLocal(host) ? host : undefined
}

/** True for "club.example", which DNS can't alias to another host (RFC 1912, 2.4). */
export function isBareDomain(host: string): boolean {
  return host.split('.').length === 2
}

/** The host in a request's Host header, in lower case, without a port and a dot at the end. */
export function requestedHost(header: string): string {
  return header.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

/** True for IP addresses, "localhost", and names of a private network. */
export function isLocal(host: string): boolean {
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return true
  const labels = host.split('.')
  return labels.length === 1 || local.has(labels.at(-1) ?? '')
}
