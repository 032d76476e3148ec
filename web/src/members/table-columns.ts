/** What a row can show beside the tick and the menu, in the order of the table. */
export const factColumns = [
  'number',
  'photo',
  'parent',
  'surname',
  'firstName',
  'nickname',
  'role',
  'position',
  'admin',
  'email',
  'phone',
  'dateOfBirth',
  'licenceNumber',
] as const
export type FactColumn = (typeof factColumns)[number]

/** With the tick and the menu these are the twelve of the members list. */
export const usualColumns: readonly FactColumn[] = factColumns.slice(0, 10)

/** The surname leads to the profile: it always stands there. */
export const choosableColumns = factColumns.filter((column) => column !== 'surname')

/** Reads what the browser kept; anything odd in it is dropped, nothing readable means the usual ones. */
export function readColumns(stored: string | undefined): readonly FactColumn[] {
  if (stored === undefined) return usualColumns
  const kept = new Set(stored.split(' '))
  return factColumns.filter((column) => column === 'surname' || kept.has(column))
}

export function withColumn(
  shown: readonly FactColumn[],
  { column, isShown }: { readonly column: FactColumn; readonly isShown: boolean },
): readonly FactColumn[] {
  return factColumns.filter((known) => (known === column ? isShown : shown.includes(known)))
}
