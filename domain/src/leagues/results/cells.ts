const delimiters = ['\t', ';', ',', '|'] as const
export type Delimiter = (typeof delimiters)[number]

export interface Cells {
  readonly line: number
  readonly written: string
  readonly cells: readonly string[]
}

/** Every way to split the text into columns. */
export function possibleColumns(text: string): readonly (readonly Cells[])[] {
  return delimiters
    .filter((delimiter) => text.includes(delimiter))
    .map((delimiter) =>
      numberedLines(text).map((line) => ({ ...line, cells: cellsOf(line.written, delimiter) })),
    )
}

export function numberedLines(
  text: string,
): readonly { readonly line: number; readonly written: string }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((written, at) => ({ line: at + 1, written }))
    .filter(({ written }) => written.trim() !== '')
}

/** Longer cells are no match data and aren't analysed. */
const longestCell = 500

/** Splits a CSV line; quoted cells may hold the delimiter and doubled quotes. */
function cellsOf(line: string, delimiter: Delimiter): readonly string[] {
  const cells: string[] = ['']
  let isQuoted = false
  for (const letter of line) {
    const cell = cells.at(-1) ?? ''
    if (letter === '"') isQuoted = !isQuoted
    if (letter === delimiter && !isQuoted) cells.push('')
    else cells[cells.length - 1] = cell + letter
  }
  return cells.map((cell) => unquoted(cell.trim()).slice(0, longestCell))
}

function unquoted(cell: string): string {
  const inside = /^"(.*)"$/s.exec(cell)?.[1]
  return (inside === undefined ? cell : inside.replaceAll('""', '"')).trim()
}
