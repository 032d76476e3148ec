import type { Side } from '../sides.ts'
import {
  alsoPlays,
  isYes,
  readGender,
  readRelation,
  readSide,
  readStaffRole,
  saysPlayer,
  type Gender,
  type StaffRole,
} from './cells.ts'
import { cellsOf, firstCell, noticeAt, textOf, type ReadValue } from './row-cells.ts'
import type { Column, Row } from './table.ts'
import { namesMember } from './vocabulary.ts'
import { wordsOf } from './words.ts'

interface Duties {
  readonly staff: StaffRole | undefined
  readonly plays: boolean
}

/** A row with the columns that hold a role, gender or side. */
interface WordsReading {
  readonly row: Row
  readonly columns: readonly Column[]
}

/** Reads staff roles from a role number, a role name or "Non-player: Y"; everyone else plays. */
export function readDuties({ row, columns }: WordsReading): ReadValue<Duties> & { value: Duties } {
  const role = textOf(row, columns, 'role')
  const named = readStaffRole(textOf(row, columns, 'role_number')) ?? readStaffRole(role)
  const away = firstCell(row, columns, 'not_playing')
  const isAway = away !== undefined && isYes(away.text)
  const staff = named ?? (isAway ? 'staff' : undefined)
  const plays = !isAway && (staff === undefined || alsoPlays(role))
  const unknown = cellsOf(row, columns, 'role').filter(({ text }) => !isKnownRole(text))
  const problems = staff === undefined ? unknown : []
  return {
    value: { staff, plays },
    problems: problems.map((cell) => noticeAt(row, 'role_unknown', cell)),
  }
}

function isKnownRole(role: string): boolean {
  const isOfChild = namesMember(wordsOf(role)) || readRelation(role) !== 'other'
  return isOfChild || saysPlayer(role) || alsoPlays(role)
}

export function readGenderCell({
  row,
  columns,
  genderOfM,
}: WordsReading & { readonly genderOfM: Gender | undefined }): ReadValue<Gender> {
  const cell = firstCell(row, columns, 'gender')
  if (!cell) return { value: undefined, problems: [] }
  const value = readGender(cell.text, genderOfM)
  return { value, problems: value ? [] : [noticeAt(row, 'gender_unknown', cell)] }
}

export function readSideCell({ row, columns }: WordsReading): ReadValue<Side> {
  const cell = firstCell(row, columns, 'dominant_side')
  if (!cell) return { value: undefined, problems: [] }
  const value = readSide(cell.text)
  return { value, problems: value ? [] : [noticeAt(row, 'side_unknown', cell)] }
}
