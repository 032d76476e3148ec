/** The path of one of our URLs, including its fragment. */
export function pathOfUrl(address: string): string {
  const { pathname, search, hash } = new URL(address, globalThis.location.origin)
  return `${pathname}${search}${hash}`
}
