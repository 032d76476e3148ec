import { isPlayingRole, readRelation, readStaffRole } from './cells.ts'
import { nameOf } from './compare-rows.ts'
import type { ImportProblem, InterpretedGuardian, InterpretedRow } from './interpreted-rows.ts'
import { withoutGuardianContacts, type FoundRow } from './member-rows.ts'
import type { ImportAnswers } from './questions.ts'
import { rowError, textOf } from './row-cells.ts'
import type { Column, Row, Table } from './table.ts'
import { isRelationHeading, isMemberHeading } from './vocabulary.ts'
import { plainName, splitWords } from './words.ts'

interface Line {
  readonly row: Row
  readonly found: FoundRow
}

interface Named {
  /** Words in the row that may be a child's name. */
  readonly names: ReadonlySet<string>
  readonly children: readonly Line[]
  /** True if several rows have the name and no one has confirmed that they are one child. */
  readonly isOpen: boolean
}

/**
 * Handles lists in which parents have their own rows: "Linh Nguyen · Parent · Ava Nguyen". Each
 * parent goes to the child named in the row. Rows that name no child, or several, are left out, so
 * that no child gets another child's mother.
 */
export function attachParentRows(
  { columns, rows }: Table,
  read: readonly FoundRow[],
  answered: ImportAnswers['sameRows'] = {},
): readonly FoundRow[] {
  const lines = rows.flatMap((row, at): Line[] => {
    const found = read[at]
    return found ? [{ row, found }] : []
  })
  const parents = lines.filter(({ row }) => isOfParent(row, columns))
  if (parents.length === 0 || !tellsKinds(lines, columns)) return read
  const isParent = new Set(parents)
  const byName = linesByName(lines.filter((line) => !isParent.has(line)))
  const called = (name: string): Called => {
    const those = byName.get(name) ?? []
    return { those, isOne: isOneChild(those, answered) }
  }
  const of = new Map(parents.map((line) => [line, namedIn(line, columns, called)]))
  return lines.map((line) => {
    const named = of.get(line)
    if (named) return ofParent(line, named)
    const own = parents.filter((parent) => of.get(parent)?.children.includes(line))
    return withGuardians(line, columns, own)
  })
}

/**
 * A relationship column without children's names says whose number it is, not whom the row is
 * about.
 */
function tellsKinds(lines: readonly Line[], columns: readonly Column[]): boolean {
  const heading = columns.find(({ field }) => field === 'role')?.heading ?? ''
  const isRelation = isRelationHeading(splitWords(heading))
  return !isRelation || lines.some(({ row }) => isPlayer(textOf(row, columns, 'role')))
}

function isPlayer(role: string): boolean {
  return isPlayingRole(role) || isMemberHeading(splitWords(role))
}

function isOfParent(row: Row, columns: readonly Column[]): boolean {
  const role = textOf(row, columns, 'role')
  return readRelation(role) !== 'other' && readStaffRole(role) === undefined && !isPlayingRole(role)
}

interface Called {
  readonly those: readonly Line[]
  readonly isOne: boolean
}

/** Children whose full name is in the row. */
function namedIn(
  { row, found }: Line,
  columns: readonly Column[],
  called: (name: string) => Called,
): Named {
  const said = besideName(columns).flatMap(({ index }) => {
    const cell = row.cells[index] ?? ''
    return [cell, ...cell.split(/[;&/\n]/)]
  })
  const names = new Set(said.map(plainName).filter((name) => name !== ''))
  if (found.row === undefined) return { names, children: [], isOpen: false }
  const each = [...names].map(called)
  const sure = new Set(each.filter(({ isOne }) => isOne).flatMap(({ those }) => those))
  return { names, children: [...sure], isOpen: !each.every(({ isOne }) => isOne) }
}

/** Columns without a meaning, and further name columns: "Name · Role · Child". */
function besideName(columns: readonly Column[]): Column[] {
  const own = columns.find(({ field }) => field === 'first_name' || field === 'full_name')
  const hasParts = columns.some(({ field }) => field === 'first_name')
  return columns.filter(
    (column) =>
      column.field === undefined || (column.field === 'full_name' && (hasParts || column !== own)),
  )
}

/** Two rows with one name are one child only if a person said so. */
function isOneChild(
  [first, ...others]: readonly Line[],
  answered: NonNullable<ImportAnswers['sameRows']>,
): boolean {
  return others.every(
    ({ row }) => first !== undefined && answered[`${first.row.row}-${row.row}`] === 'same',
  )
}

/** Rows by first and last name, in either order. */
function linesByName(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const byName = new Map<string, Line[]>()
  for (const line of lines) {
    if (line.found.row === undefined) continue
    const { firstName, lastName } = line.found.row.member
    const names = [nameOf({ firstName, lastName }), `${lastName} ${firstName}`].map(plainName)
    for (const name of new Set(names)) byName.set(name, [...(byName.get(name) ?? []), line])
  }
  return byName
}

/** Turns the row into parents of the named children instead of a member. */
function ofParent({ row, found }: Line, { names, children, isOpen }: Named): FoundRow {
  if (found.row === undefined) return found
  const value = nameOf(found.row.member)
  if (isOpen)
    return { row: undefined, problems: [{ ...rowError(row, 'parent_of_several'), value }] }
  if (children.length === 0)
    return { row: undefined, problems: [{ ...rowError(row, 'parent_alone'), value }] }
  const isOfChild = ({ kind, value: said }: ImportProblem) =>
    kind === 'extra_value_left_out' && names.has(plainName(said))
  return { row: undefined, problems: found.problems.filter((problem) => !isOfChild(problem)) }
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
  const whole: InterpretedRow = { ...found.row, member: own.member, guardians }
  return { row: whole, problems: [...found.problems, ...own.problems] }
}

function guardianIn({ row, found }: Line, columns: readonly Column[]): InterpretedGuardian[] {
  if (found.row === undefined) return []
  const { firstName, lastName, email, phone } = found.row.member
  const role = readRelation(textOf(row, columns, 'role'))
  return [{ role, firstName, lastName: lastName || undefined, email, phone }]
}
