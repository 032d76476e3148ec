const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** As people look names up: U8 before U10, Á beside A, whatever the case. */
export function inNameOrder<Named extends { readonly name: string }>(
  named: readonly Named[],
): Named[] {
  return named.toSorted((one, other) => names.compare(one.name, other.name))
}
