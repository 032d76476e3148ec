import type { Side } from '../sides.ts'
import {
  isPlayingRole,
  isYesWord,
  readGender,
  readRelation,
  readSide,
  readStaffRole,
  isPlayerNumber,
  type Gender,
  type StaffRole,
} from './cells.ts'
import { cellsOf, firstCell, rowNotice, textOf, type ReadValue } from './row-cells.ts'
import type { Column, Row } from './table.ts'
import { isMemberHeading } from './vocabulary.ts'
import { splitWords } from './words.ts'

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
  const isAway = away !== undefined && isYesWord(away.text)
  const staff = named ?? (isAway ? 'staff' : undefined)
  const plays = !isAway && (staff === undefined || isPlayingRole(role))
  const unknown = cellsOf(row, columns, 'role').filter(({ text }) => !isKnownRole(text))
  const problems = staff === undefined ? unknown : []
  return {
    value: { staff, plays },
    problems: problems.map((cell) => rowNotice(row, 'role_unknown', cell)),
  }
}

function isKnownRole(role: string): boolean {
  const isOfChild = isMemberHeading(splitWords(role)) || readRelation(role) !== 'other'
  return isOfChild || isPlayerNumber(role) || isPlayingRole(role)
}

export function readGenderCell({
  row,
  columns,
  genderOfM,
}: WordsReading & { readonly genderOfM: Gender | undefined }): ReadValue<Gender> {
  const cell = firstCell(row, columns, 'gender')
  if (!cell) return { value: undefined, problems: [] }
  const value = readGender(cell.text, genderOfM)
  return { value, problems: value ? [] : [rowNotice(row, 'gender_unknown', cell)] }
}

export function readSideCell({ row, columns }: WordsReading): ReadValue<Side> {
  const cell = firstCell(row, columns, 'dominant_side')
  if (!cell) return { value: undefined, problems: [] }
  const value = readSide(cell.text)
  return { value, problems: value ? [] : [rowNotice(row, 'side_unknown', cell)] }
}
