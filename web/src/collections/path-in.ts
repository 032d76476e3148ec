/** The path of one of our own addresses, with what stands behind the sign that no server sees. */
export function pathIn(address: string): string {
  const { pathname, search, hash } = new URL(address, globalThis.location.origin)
  return `${pathname}${search}${hash}`
}
