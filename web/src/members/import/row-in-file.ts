import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'

/** The row as a program for tables counts it: there the headings, and what is above them, are rows. */
export function rowInFile(
  { headingLine }: Pick<ImportPreview, 'headingLine'>,
  row: number,
): number {
  return row + (headingLine ?? 0)
}
