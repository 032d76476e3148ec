/** Narrows a text column to a list of values; null for anything else. */
export function oneOf<T extends string>(list: readonly T[], text: string | null): T | null {
  return list.find((word) => word === text) ?? null
}
