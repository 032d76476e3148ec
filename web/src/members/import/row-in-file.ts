import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'

/** The row number a spreadsheet shows, which counts the headings and the lines above them. */
export function rowInFile(
  { headingLine }: Pick<ImportPreview, 'headingLine'>,
  row: number,
): number {
  return row + (headingLine ?? 0)
}
