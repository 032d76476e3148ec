/** Columns besides checkbox and menu, in the order of the table. */
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

/** One of the team's own fields, by id. */
export type OwnColumn = `own:${string}`
export type ShownColumn = FactColumn | OwnColumn

export function ownColumn(fieldId: string): OwnColumn {
  return `own:${fieldId}`
}

/** With checkbox and menu, the default table has twelve columns. */
export const usualColumns: readonly FactColumn[] = factColumns.slice(0, 10)

/** The surname links to the profile, so it can't be hidden. */
export const choosableColumns = factColumns.filter((column) => column !== 'surname')

/** Reads the stored choice of columns; drops unknown ones, and falls back to the default. */
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
