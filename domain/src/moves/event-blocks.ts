import type { TableLine } from '../members/import/table.ts'
import { dayInText } from './event-days.ts'
import { plainEvent, textOf } from './event-rows.ts'
import { isSum, moveColumn } from './headings.ts'
import { type NameColumns, nameColumnsIn, personIn } from './name-columns.ts'
import {
  type MoveProblem,
  nothingRead,
  type ReadPart,
  type WrittenEvent,
  type WrittenPerson,
  type WrittenRecord,
} from './parts.ts'
import { readPresence } from './presence.ts'

interface Columns {
  readonly names: NameColumns
  readonly status: number
}

interface Blocks {
  readonly events: WrittenEvent[]
  readonly people: WrittenPerson[]
  readonly records: WrittenRecord[]
  readonly problems: MoveProblem[]
}

/** Reads events one below the other, each above its people; undefined if there are no two. */
export function readBlocks(lines: readonly TableLine[]): ReadPart | undefined {
  const blocks: Blocks = { events: [], people: [], records: [], problems: [] }
  let columns: Columns = { names: { full: 0 }, status: 1 }
  let rows = 0
  for (const line of lines) {
    const event = titleIn(line)
    const headings = headingsIn(line)
    if (event) blocks.events.push(event)
    else if (headings) columns = headings
    else if (blocks.events.length > 0) {
      rows += 1
      addLine(blocks, line, columns)
    }
  }
  const isRead = blocks.events.length > 1 && blocks.records.length >= rows * 0.5
  return isRead && rows > 0 ? { ...nothingRead, kind: 'attendance', rows, ...blocks } : undefined
}

/** A line of one cell with a day and words begins an event. */
function titleIn(line: TableLine): WrittenEvent | undefined {
  const filled = line.cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const [first, ...others] = filled
  const day = first !== undefined && others.length === 0 ? dayInText(first) : undefined
  if (day === undefined) return undefined
  const { written, time, endTime, words } = day
  return { ...plainEvent, line: line.line, day: written, time, endTime, title: words.slice(0, 200) }
}

function headingsIn({ cells }: TableLine): Columns | undefined {
  const names = nameColumnsIn(cells)
  const status = cells.findIndex((cell) => moveColumn(cell) === 'status')
  return names && status !== -1 ? { names, status } : undefined
}

function addLine(
  { events, people, records, problems }: Blocks,
  row: TableLine,
  { names, status }: Columns,
): void {
  const person = personIn(row, names)
  const value = row.cells[status] ?? ''
  const said = readPresence(value)
  const { line } = row
  if (person === undefined || isSum(person.fullName || person.lastName)) {
    if (person === undefined)
      problems.push({ line, column: '', value: textOf(row), why: 'name_missing' })
    return
  }
  if (said === undefined) {
    problems.push({ line, column: '', value: value.slice(0, 80), why: 'cell_unknown' })
    return
  }
  const known = people.findIndex(
    ({ firstName, lastName, fullName }) =>
      firstName === person.firstName &&
      lastName === person.lastName &&
      fullName === person.fullName,
  )
  if (known === -1) people.push(person)
  if (Object.keys(said).length > 0)
    records.push({
      line,
      person: known === -1 ? people.length - 1 : known,
      event: events.length - 1,
      said,
    })
}
