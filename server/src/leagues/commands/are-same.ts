import { isDeepStrictEqual } from 'node:util'

/** Whether the fields somebody changes still are what that person saw in them. */
export function areSame(
  { is, was }: { readonly is: object; readonly was: object },
  changes: object,
): boolean {
  const valuesIn = (fields: object) => {
    const values = new Map<string, unknown>(Object.entries(fields))
    return Object.keys(changes).map((field) => values.get(field) ?? null)
  }
  return isDeepStrictEqual(valuesIn(is), valuesIn(was))
}
