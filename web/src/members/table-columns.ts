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

/** A field of the team's own, by its id. */
export type OwnColumn = `own:${string}`
export type ShownColumn = FactColumn | OwnColumn

export function ownColumn(fieldId: string): OwnColumn {
  return `own:${fieldId}`
}

/** With the tick and the menu these are the twelve of the members list. */
export const usualColumns: readonly FactColumn[] = factColumns.slice(0, 10)

/** The surname leads to the profile: it always stands there. */
export const choosableColumns = factColumns.filter((column) => column !== 'surname')

/** Reads what the browser kept; anything odd in it is dropped, nothing readable means the usual ones. */
export function readColumns(stored: string | undefined): readonly ShownColumn[] {
  if (stored === undefined) return usualColumns
  const kept = stored.split(' ')
  return [
    ...factColumns.filter((column) => column === 'surname' || kept.includes(column)),
    ...new Set(kept.filter(isOwnColumn)),
  ]
}

export function withColumn(
  shown: readonly ShownColumn[],
  { column, isShown }: { readonly column: ShownColumn; readonly isShown: boolean },
): readonly ShownColumn[] {
  const others = shown.filter((known) => known !== column)
  const wanted = isShown ? [...others, column] : others
  return [...factColumns.filter((known) => wanted.includes(known)), ...wanted.filter(isOwnColumn)]
}

function isOwnColumn(column: string): column is OwnColumn {
  return /^own:[0-9a-f-]{36}$/.test(column)
}
