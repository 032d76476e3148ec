/** The full address of a page of this site. */
export function fullUrl(path: string): string {
  return `${globalThis.location.origin}${path}`
}
