/** The full address of a page of this site. */
export function here(path: string): string {
  return `${globalThis.location.origin}${path}`
}
