/** Where people may be sent after a sign-in or a link: the site itself, and what the operator listed. */
export interface RedirectRules {
  readonly siteUrl: string
  /** Globs: `*` stops at `.` and `/`, `**` does not, `?` is one character. */
  readonly allowList: readonly string[]
}

const longest = 2048

/** The first allowed candidate as an absolute address; the site when none is. Never an error. */
export function allowedRedirect(
  candidates: readonly (string | undefined)[],
  rules: RedirectRules,
): string {
  for (const candidate of candidates) {
    const allowed = candidate === undefined ? undefined : allowedOne(candidate, rules)
    if (allowed !== undefined) return allowed
  }
  return rules.siteUrl
}

/**
 * A path of the given origin, as `path?query#fragment`; undefined when following it could leave the
 * origin or smuggle something into a header.
 */
export function sameOriginPath(candidate: string, origin: string): string | undefined {
  if (!isPlain(candidate) || !candidate.startsWith('/')) return undefined
  const url = URL.parse(candidate, origin)
  if (url === null || url.origin !== new URL(origin).origin || !isCleanPath(candidate))
    return undefined
  return url.pathname + url.search + url.hash
}

/** True for origins whose pages may call the auth service: the site's and those of listed addresses. */
export function isAllowedOrigin(origin: string, rules: RedirectRules): boolean {
  if (origin === new URL(rules.siteUrl).origin) return true
  const listed = rules.allowList.map((glob) => /^https?:\/\/[^/?#]+/i.exec(glob)?.[0])
  return listed.some((glob) => glob !== undefined && globPattern(glob).test(origin))
}

function allowedOne(candidate: string, rules: RedirectRules): string | undefined {
  const path = sameOriginPath(candidate, rules.siteUrl)
  if (path !== undefined) return new URL(path, rules.siteUrl).href

  const url = wholeAddress(candidate)
  if (url === undefined) return undefined
  if (isOfSite(url, new URL(rules.siteUrl)))
    return isCleanPath(url.pathname + url.search) ? url.href : undefined
  if (isForeignAddress(url)) return undefined
  return isListed(url, rules.allowList) ? url.href : undefined
}

/**
 * An address with scheme and slashes (browsers accept "https:evil.test", we don't) and without a user name.
 */
function wholeAddress(candidate: string): URL | undefined {
  if (!isPlain(candidate) || !/^[a-z][a-z0-9+.-]*:\/\//i.test(candidate)) return undefined
  const url = URL.parse(candidate)
  return url === null || url.username !== '' || url.password !== '' ? undefined : url
}

function isPlain(candidate: string): boolean {
  return candidate.length <= longest && /^[\x21-\x5b\x5d-\x7e]+$/.test(candidate)
}

function isCleanPath(path: string): boolean {
  const [before = ''] = path.split(/[?#]/, 1)
  const hidden = /%(?:0[0-9a-f]|1[0-9a-f]|7f)/i
  return !hidden.test(path) && !/\/\/|%2f|%5c|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(before)
}

function isOfSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || isLoopback(site.hostname)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

/**
 * IP addresses other than loopback, and names with unusual characters: no operator lists them, but
 * attackers use them. Schemes other than the web's have their own kinds of hosts.
 */
function isForeignAddress({ protocol, hostname: host }: URL): boolean {
  if (isLoopback(host)) return false
  if (/^[\d.]+$/.test(host) || host.startsWith('[')) return true
  return /^https?:$/.test(protocol) && !/^[a-z0-9.-]+$/.test(host)
}

function isListed(url: URL, allowList: readonly string[]): boolean {
  const whole = url.href.slice(0, url.href.length - url.hash.length)
  const spellings =
    url.pathname === '/' && url.search === '' ? [whole, whole.slice(0, -1)] : [whole]
  return allowList.some((glob) => spellings.some((spelling) => globPattern(glob).test(spelling)))
}

function globPattern(glob: string): RegExp {
  const pattern = glob.replaceAll(/\*\*|\*|\?|[^*?]+/g, (part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    return part.replaceAll(/[\\^$.|+()[\]{}]/g, String.raw`\$&`)
  })
  return new RegExp(`^${pattern}$`)
}
