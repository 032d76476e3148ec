import type { ImportPreview } from './preview.ts'
import type { TableLine } from './table.ts'

/** One sheet of a workbook; a text file is one sheet without a name. */
export interface Sheet {
  readonly name: string
  readonly lines: readonly TableLine[]
}

/** The only sheet or the chosen one; undefined if a person has to choose. */
export function chosenSheet(
  sheets: readonly Sheet[],
  wanted: string | undefined,
): Sheet | undefined {
  return sheets.length === 1 ? sheets[0] : sheets.find(({ name }) => name === wanted)
}

/** A preview that only asks for the sheet. */
export function sheetQuestion(sheets: readonly Sheet[]): ImportPreview {
  const choices = sheets.map(({ name, lines }) => ({ name, rows: lines.length }))
  return {
    headingLine: undefined,
    columns: [],
    rows: [],
    counts: { rows: 0, blankRows: 0, members: 0, staff: 0, guardians: 0 },
    problems: [],
    questions: [{ kind: 'sheet', choices }],
    assumptions: [],
  }
}
