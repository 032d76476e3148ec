import { readHeading } from '../members/import/headings.ts'
import { parseTable, type Column, type TableLine } from '../members/import/table.ts'
import { withTeamColumn } from '../members/import/team-column.ts'
import { normalizeText } from '../members/import/words.ts'
import { moveColumn } from './headings.ts'
import { nameKeys } from './names.ts'
import type { ReadPart, SheetOfMove, WrittenPerson } from './parts.ts'

/** Where a line of the joined list comes from. */
export interface LineOrigin {
  readonly file: string
  readonly line: number
}

interface TeamOfPart {
  readonly team: string
}

interface Row {
  readonly origin: LineOrigin
  /** By heading. */
  readonly cells: ReadonlyMap<string, string>
}

const firstName = 'First name'
const lastName = 'Last name'
const fullName = 'Full name'
const team = 'Team'

/**
 * Joins the people of all files into one list with one set of headings. People who are only in an
 * attendance list are added by name; people without a team get that of the attendance lists they
 * are in.
 */
export function memberList(
  sheets: readonly (SheetOfMove & ReadPart)[],
  parts: readonly TeamOfPart[],
  isOfClub: boolean,
): { readonly lines: readonly TableLine[]; readonly origins: readonly LineOrigin[] } | undefined {
  const read = sheets.map((sheet, at) => ({ sheet, team: parts[at]?.team ?? '' }))
  const lists = read.filter(({ sheet }) => sheet.kind === 'members')
  const attended = read.flatMap(({ sheet, team: own }) =>
    sheet.kind === 'attendance' || (sheet.kind === 'statistics' && sheet.events.length > 0)
      ? sheet.people.map((person) => ({ person, file: sheet.file, team: person.team || own }))
      : [],
  )
  const teamsOf = teamsByName(attended)
  const rows = lists.flatMap((list) => rowsOf(list, { teamsOf, isOfClub }))
  const known = new Set(rows.flatMap(({ cells }) => [...nameKeys(nameIn(cells))]))
  const added = new Map<string, Row>()
  for (const one of attended) {
    const keys = [...nameKeys(one.person)]
    if (keys.some((key) => known.has(key))) continue
    const key = `${keys[0]} ${isOfClub ? normalizeText(one.team) : ''}`
    if (!added.has(key)) added.set(key, addedRow(one, isOfClub))
  }
  return joined([...rows, ...added.values()])
}

interface Attending {
  readonly person: WrittenPerson
  readonly file: string
  readonly team: string
}

function teamsByName(attended: readonly Attending[]): ReadonlyMap<string, ReadonlySet<string>> {
  const teams = new Map<string, Set<string>>()
  for (const { person, team: name } of attended)
    for (const key of nameKeys(person))
      if (name !== '') teams.set(key, (teams.get(key) ?? new Set()).add(name))
  return teams
}

interface Joining {
  readonly teamsOf: ReadonlyMap<string, ReadonlySet<string>>
  readonly isOfClub: boolean
}

function rowsOf(
  { sheet, team: own }: { readonly sheet: SheetOfMove; readonly team: string },
  { teamsOf, isOfClub }: Joining,
): Row[] {
  const laidOut = parseTable(sheet.lines)
  const table = isOfClub ? withTeamColumn(laidOut, new Map()) : laidOut
  const seen = new Map<string, number>()
  const hasTeam = !isOfClub || table.columns.some(({ field }) => field === 'team')
  const headings = table.columns.map((column) => {
    const { heading, field } = column
    const isTeam = !hasTeam && field === undefined && moveColumn(heading) === 'team'
    const known = isTeam ? team : headingFor(field)
    return numbered(known ?? (isOwnPhone(column, table.columns) ? ownPhone : heading.trim()), seen)
  })
  return table.rows.map(({ line, cells }) => {
    const of = new Map(headings.map((heading, at) => [heading, cells[at] ?? ''] as const))
    if (isOfClub && (of.get(team) ?? '') === '') {
      const found = [...nameKeys(nameIn(of))].flatMap((key) => [...(teamsOf.get(key) ?? [])])
      of.set(team, [...new Set(found)].join(', ') || own)
    }
    return { origin: { file: sheet.file, line }, cells: of }
  })
}

const ownPhone = 'Player phone'

/**
 * SportEasy lists a person's own email, the emails of up to three parents, then the person's own
 * phone; elsewhere a phone after parents is theirs.
 */
function isOwnPhone(column: Column, columns: readonly Column[]): boolean {
  if (!column.field?.endsWith('.phone') || readHeading(column.heading)?.whose !== 'member')
    return false
  const hasOwnEmail = columns.some(
    ({ field, heading }) => field === 'email' && /person/i.test(heading),
  )
  const isOfParents = columns.filter(({ field }) => /^(?:parents|guardian_\d)\./.test(field ?? ''))
  return hasOwnEmail && isOfParents.every((one) => one === column || one.field?.endsWith('.email'))
}

function headingFor(field: string | undefined): string | undefined {
  if (field === 'first_name') return firstName
  if (field === 'last_name') return lastName
  if (field === 'full_name') return fullName
  return field === 'team' ? team : undefined
}

/** Cleaned cells have no such character. */
const repeatMark = '\u0001'

/** Keeps equal headings apart by their order, as the import reads repeated ones. */
function numbered(heading: string, seen: Map<string, number>): string {
  const key = normalizeText(heading)
  const count = (seen.get(key) ?? 0) + 1
  seen.set(key, count)
  return count === 1 ? heading : `${heading}${repeatMark}${count}`
}

function nameIn(cells: ReadonlyMap<string, string>) {
  return {
    firstName: cells.get(firstName) ?? '',
    lastName: cells.get(lastName) ?? '',
    fullName: cells.get(firstName) === undefined ? (cells.get(fullName) ?? '') : '',
  }
}

function addedRow({ person, file, team: name }: Attending, isOfClub: boolean): Row {
  const { firstName: first, lastName: last, fullName: full, line } = person
  const named: readonly (readonly [string, string])[] =
    full === ''
      ? [
          [firstName, first],
          [lastName, last],
        ]
      : [[fullName, full]]
  return { origin: { file, line }, cells: new Map(isOfClub ? [...named, [team, name]] : named) }
}

/** If some names are in two columns, all are. */
function joined(rows: readonly Row[]) {
  if (rows.length === 0) return undefined
  const isInTwo = rows.some(({ cells }) => cells.has(firstName) || cells.has(lastName))
  const all = isInTwo ? rows.map(withTwoNames) : rows
  const headings = [...new Set(all.flatMap(({ cells }) => [...cells.keys()]))]
  const lines = [
    headings.map((heading) => heading.split(repeatMark)[0] ?? ''),
    ...all.map(({ cells }) => headings.map((heading) => cells.get(heading) ?? '')),
  ].map((cells, at) => ({ line: at + 1, cells }))
  return { lines, origins: all.map(({ origin }) => origin) }
}

function withTwoNames(row: Row): Row {
  const full = row.cells.get(fullName)
  if (full === undefined || row.cells.has(firstName)) return row
  const cells = new Map(row.cells)
  cells.delete(fullName)
  const [, before, after] = /^(.+?),\s*(.+)$/.exec(full) ?? []
  const [, first, last] = /^(.+)\s+(\S+)$/.exec(full) ?? []
  cells.set(firstName, after ?? first ?? full)
  cells.set(lastName, before ?? last ?? '')
  return { ...row, cells }
}
