interface Closed {
  readonly text: string
  /** Numbers of the lines, from 1, whose quotation mark was removed. */
  readonly openLines: readonly number[]
}

/**
 * Removes quotation marks that open a cell and never close it, which would swallow every row to the
 * next mark. A mark counts as open if none closes it, if the next one begins another cell, or if it
 * would enclose whole rows.
 */
export function withoutOpenQuotes(text: string, delimiter: string): Closed {
  const openers = new RegExp(`(?<=^|[\\r\\n]|${escaped(delimiter)})"`, 'g')
  const open: number[] = []
  const width = widthOf(text, delimiter)
  for (let found = openers.exec(text); found !== null; found = openers.exec(text)) {
    const end = closingOf(text, found.index, delimiter)
    if (end === undefined || takesInLines(text, { from: found.index, end, delimiter, width }))
      open.push(found.index)
    else openers.lastIndex = end + 1
  }
  if (open.length === 0) return { text, openLines: [] }
  const parts = [...open, text.length].map((at, index) =>
    text.slice(index === 0 ? 0 : (open[index - 1] ?? 0) + 1, at),
  )
  return {
    text: parts.join(''),
    openLines: open.map((at) => text.slice(0, at).split(/\r\n|\n|\r/).length),
  }
}

/** End of the quoted cell that begins here; undefined if another cell begins first. */
function closingOf(text: string, from: number, delimiter: string): number | undefined {
  const sign = escaped(delimiter)
  const marks = new RegExp(`""|"(?=${sign}|[\\r\\n]|$)|(?<=${sign}|[\\r\\n])"`, 'g')
  marks.lastIndex = from + 1
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    if (found[0] === '""') continue
    const next = text[found.index + 1] ?? '\n'
    return [delimiter, '\n', '\r'].includes(next) ? found.index : undefined
  }
  return undefined
}

interface Quoted {
  readonly from: number
  readonly end: number
  readonly delimiter: string
  readonly width: number
}

/** True for "never closed,Berger,b@x … Tom,Huber,"t@x", where both lines are complete rows. */
function takesInLines(text: string, { from, end, delimiter, width }: Quoted): boolean {
  if (width < 2 || !/[\r\n]/.test(text.slice(from, end))) return false
  const before = Math.max(text.lastIndexOf('\n', from), text.lastIndexOf('\r', from)) + 1
  const after = /[\r\n]|$/.exec(text.slice(end))?.index ?? 0
  const lines = text.slice(before, end + after).split(/\r\n|\n|\r/)
  const wide = [lines[0], lines.at(-1)]
  return wide.every((line = '') => line.split(delimiter).length === width)
}

/** Number of cells in the first line with a delimiter. */
function widthOf(text: string, delimiter: string): number {
  const lines = text.slice(0, 20_000).split(/\r\n|\n|\r/, 50)
  return lines.map((line) => line.split(delimiter).length).find((width) => width > 1) ?? 0
}

function escaped(sign: string): string {
  return sign === '|' ? String.raw`\|` : sign
}
