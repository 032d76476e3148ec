import { alsoPlays, readRelation, readStaffRole } from './cells.ts'
import { nameOf } from './compare-rows.ts'
import { withoutGuardianContacts, type FoundRow } from './member-rows.ts'
import { errorAt, textOf } from './row-cells.ts'
import type { Column, Row, Table } from './table.ts'
import type { UnderstoodGuardian, UnderstoodRow } from './understood.ts'
import { meansRelation, namesMember } from './vocabulary.ts'
import { plainName, wordsOf } from './words.ts'

interface Line {
  readonly row: Row
  readonly found: FoundRow
}

/**
 * In some lists parents have lines of their own: "Linh Nguyen · Parent · Ava Nguyen". They are no
 * members. Each goes to the child the line names; one that names nobody of the list is left out.
 */
export function withParentsInRows(
  { columns, rows }: Table,
  read: readonly FoundRow[],
): readonly FoundRow[] {
  const lines = rows.flatMap((row, at): Line[] => {
    const found = read[at]
    return found ? [{ row, found }] : []
  })
  const parents = lines.filter(({ row }) => isOfParent(row, columns))
  if (parents.length === 0 || !tellsKinds(lines, columns)) return read
  const isParent = new Set(parents)
  const children = lines.filter((line) => !isParent.has(line) && line.found.row !== undefined)
  const of = new Map(parents.map((line) => [line, childrenOf(line, columns, children)]))
  return lines.map((line) => {
    const named = of.get(line)
    if (named) return ofParent(line, named)
    const own = parents.filter((parent) => of.get(parent)?.includes(line))
    return withGuardians(line, columns, own)
  })
}

/** A column of relations alone says whose the number beside a child is, not who the line is about. */
function tellsKinds(lines: readonly Line[], columns: readonly Column[]): boolean {
  const heading = columns.find(({ field }) => field === 'role')?.heading ?? ''
  const isRelation = meansRelation(wordsOf(heading))
  return !isRelation || lines.some(({ row }) => isPlayer(textOf(row, columns, 'role')))
}

function isPlayer(role: string): boolean {
  return alsoPlays(role) || namesMember(wordsOf(role))
}

function isOfParent(row: Row, columns: readonly Column[]): boolean {
  const role = textOf(row, columns, 'role')
  return readRelation(role) !== 'other' && readStaffRole(role) === undefined && !alsoPlays(role)
}

/** Those whose whole name stands in the line, in a column that is read as nothing else. */
function childrenOf(
  { row, found }: Line,
  columns: readonly Column[],
  children: readonly Line[],
): readonly Line[] {
  const hasParts = columns.some(({ field }) => field === 'first_name')
  const said = columns
    .filter(({ field }) => field === undefined || (hasParts && field === 'full_name'))
    .flatMap(({ index }) => [row.cells[index] ?? '', ...(row.cells[index] ?? '').split(/[;&/\n]/)])
    .map(plainName)
  const names = new Set(said.filter((name) => name !== ''))
  return found.row === undefined ? [] : children.filter((child) => isNamed(child, names))
}

function isNamed({ found: { row } }: Line, names: ReadonlySet<string>): boolean {
  if (row === undefined) return false
  const { firstName, lastName } = row.member
  return (
    names.has(plainName(nameOf(row.member))) || names.has(plainName(`${lastName} ${firstName}`))
  )
}

/** The line itself is nobody of the team. */
function ofParent({ row, found }: Line, children: readonly Line[]): FoundRow {
  if (found.row === undefined || children.length > 0) return { ...found, row: undefined }
  const alone = { ...errorAt(row, 'parent_alone'), value: nameOf(found.row.member) }
  return { row: undefined, problems: [alone] }
}

function withGuardians(
  { row, found }: Line,
  columns: readonly Column[],
  parents: readonly Line[],
): FoundRow {
  if (found.row === undefined || parents.length === 0) return found
  const guardians = [
    ...found.row.guardians,
    ...parents.flatMap((parent) => guardianIn(parent, columns)),
  ]
  const own = withoutGuardianContacts({ row, columns }, found.row.member, guardians)
  const whole: UnderstoodRow = { ...found.row, member: own.member, guardians }
  return { row: whole, problems: [...found.problems, ...own.problems] }
}

function guardianIn({ row, found }: Line, columns: readonly Column[]): UnderstoodGuardian[] {
  if (found.row === undefined) return []
  const { firstName, lastName, email, phone } = found.row.member
  const role = readRelation(textOf(row, columns, 'role'))
  return [{ role, firstName, lastName: lastName || undefined, email, phone }]
}
