const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Sorts names as people expect: U8 before U10, Á beside A, ignoring case. */
export function inNameOrder<Named extends { readonly name: string }>(
  named: readonly Named[],
): Named[] {
  return named.toSorted((one, other) => names.compare(one.name, other.name))
}
