import type { TableLine } from '../members/import/table.ts'
import { eventIn, headIn, textOf, type Head } from './event-rows.ts'
import { isSum } from './headings.ts'
import { nameColumnsIn } from './name-columns.ts'
import { type MoveProblem, nothingRead, type ReadPart, type WrittenRecord } from './parts.ts'
import { readPresence, type WrittenPresence } from './presence.ts'

/** Reads one event per row, with a column for each person; undefined if it is no such list. */
export function readPeopleAcross(lines: readonly TableLine[]): ReadPart | undefined {
  const head = headIn(lines)
  if (head === undefined || !head.columns.some((of) => of === 'date' || of === 'start_date'))
    return undefined
  const rows = lines.slice(head.at + 1)
  const named = head.cells.flatMap((cell, index) => (isOfPerson(cell, index, head) ? [index] : []))
  const people = named.filter((index) => saysPresence(rows, index))
  return isSure(people, rows, head) ? partOf(rows, people, head) : undefined
}

/** A heading that can be a name: letters, without a meaning of its own. */
function isOfPerson(cell: string, index: number, { columns }: Head): boolean {
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}\s.,'’-]*$/u.test(cell.trim())
  return (
    isName && columns[index] === undefined && !isSum(cell) && nameColumnsIn([cell]) === undefined
  )
}

function saysPresence(rows: readonly TableLine[], index: number): boolean {
  const cells = rows.map(({ cells: of }) => (of[index] ?? '').trim()).filter((cell) => cell !== '')
  return cells.filter((cell) => readPresence(cell)).length >= cells.length * 0.6
}

/** Columns of yes and no, such as "Snacks", are no people: names have two words, or cells say more. */
function isSure(people: readonly number[], rows: readonly TableLine[], { cells }: Head): boolean {
  const said = people.flatMap((index) => rows.map(({ cells: of }) => readPresence(of[index] ?? '')))
  if (!said.some((one) => one !== undefined && Object.keys(one).length > 0)) return false
  const inTwo = people.filter((index) => /\S\s+\S/.test((cells[index] ?? '').trim()))
  const isWord = ({ answer, mark }: WrittenPresence) => answer !== undefined || mark !== undefined
  return inTwo.length * 2 >= people.length || said.some((one) => one !== undefined && isWord(one))
}

function partOf(lines: readonly TableLine[], people: readonly number[], head: Head): ReadPart {
  const problems: MoveProblem[] = []
  const records: WrittenRecord[] = []
  const rows = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const events = rows.flatMap((row) => {
    const event = eventIn(row, { ...head, names: undefined })
    if (event) return [{ row, event }]
    if (!isSum(row.cells.find((cell) => cell.trim() !== '') ?? ''))
      problems.push({ line: row.line, column: '', value: textOf(row), why: 'no_date' })
    return []
  })
  for (const [event, { row }] of events.entries())
    for (const [person, index] of people.entries()) {
      const value = row.cells[index] ?? ''
      const said = readPresence(value)
      const column = head.cells[index] ?? ''
      if (said === undefined)
        problems.push({ line: row.line, column, value: value.slice(0, 80), why: 'cell_unknown' })
      else if (Object.keys(said).length > 0) records.push({ line: row.line, person, event, said })
    }
  return {
    ...nothingRead,
    kind: 'attendance',
    rows: rows.length,
    ignored: head.cells.filter(
      (cell, index) =>
        cell.trim() !== '' &&
        head.columns[index] === undefined &&
        !people.includes(index) &&
        !isSum(cell),
    ),
    people: people.map((index) => ({
      line: head.line,
      firstName: '',
      lastName: '',
      fullName: (head.cells[index] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 120),
      team: '',
    })),
    events: events.map(({ event }) => event),
    records,
    problems,
  }
}
