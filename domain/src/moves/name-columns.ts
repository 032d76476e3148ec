import { readHeadings } from '../members/import/headings.ts'
import { splitWords } from '../members/import/words.ts'
import type { WrittenPerson } from './parts.ts'

/** The columns with people's names. */
export interface NameColumns {
  readonly first?: number
  readonly last?: number
  readonly full?: number
  readonly team?: number
}

/** Headings of names that only attendance lists have. */
const people = new Set(
  (
    'participant, participants, participant name, attendee, attendees, athlete, who, ' +
    'teilnehmer, teilnehmerin, teilnehmende, sportler, kind, wer, spielerin, ' +
    'participante, participantes, jugadora, jugadoras, deportista, quien, ' +
    'joueuse, joueuses, joueur se, licencie, qui, enfant'
  ).split(', '),
)

/** The name columns of a line of headings; undefined if it has none. */
export function nameColumnsIn(cells: readonly string[]): NameColumns | undefined {
  const fields = readHeadings(cells)
  const at = (field: string) => {
    const index = fields.findIndex((one) => one === field)
    return index === -1 ? undefined : index
  }
  const [first, last, team] = [at('first_name'), at('last_name'), at('team')]
  const full = at('full_name') ?? attendeeIn(cells)
  if (first === undefined && last === undefined && full === undefined) return undefined
  return {
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
    ...(full !== undefined && first === undefined && { full }),
    ...(team !== undefined && { team }),
  }
}

function attendeeIn(cells: readonly string[]): number | undefined {
  const index = cells.findIndex((cell) => people.has(splitWords(cell).join(' ')))
  return index === -1 ? undefined : index
}

/** True if the column has names. */
export function isNameColumn(columns: NameColumns, index: number): boolean {
  return [columns.first, columns.last, columns.full, columns.team].includes(index)
}

/** The person of a row; undefined if no name is given. */
export function personIn(
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
  columns: NameColumns,
): WrittenPerson | undefined {
  const cell = (index: number | undefined) => (index === undefined ? '' : tidy(cells[index] ?? ''))
  const person = {
    line,
    firstName: cell(columns.first),
    lastName: cell(columns.last),
    fullName: cell(columns.full),
    team: cell(columns.team),
  }
  return person.firstName + person.lastName + person.fullName === '' ? undefined : person
}

function tidy(cell: string): string {
  return cell.replaceAll(/\s+/g, ' ').trim().slice(0, 120)
}
