import { teamTraits } from '@touchline/domain/members/import/team-names'
import { isForMinors } from '@touchline/domain/teams/age-bands'
import { genders, isFormat } from '@touchline/domain/teams/options'
import { foldText } from '@touchline/domain/values/folding'

import type { ClubTeamsInForm } from './club-team-rows.ts'

export type TeamRow = ClubTeamsInForm['teams'][number]

/** The columns of the table, in its order. */
export const teamColumns = ['name', 'sport', 'ageGroup', 'format', 'gender'] as const

export type TeamColumn = (typeof teamColumns)[number]

/** Stored values with their translated words. */
export interface TeamWords {
  readonly columns: Readonly<Record<TeamColumn, string>>
  readonly sports: Readonly<Record<string, string>>
  readonly ageGroups: Readonly<Record<string, string>>
  readonly genders: readonly Readonly<Record<string, string>>[]
}

interface Pasting {
  readonly rows: readonly TeamRow[]
  /** The cell where pasting starts. */
  readonly at: { readonly row: number; readonly column: TeamColumn }
  readonly emptyRow: (number: number) => TeamRow
  readonly words: TeamWords
  readonly today: string
  readonly maxRows: number
}

export interface PastedTeams {
  readonly rows: readonly TeamRow[]
  /** Cells that weren't understood, by row from 0. */
  readonly unread: readonly { readonly row: number; readonly value: string }[]
  /** Lines that didn't fit. */
  readonly left: number
}

/** Fills the table from pasted cells; headings identify columns. */
export function readPastedTeams(text: string, pasting: Pasting): PastedTeams {
  const { rows, at, words, maxRows } = pasting
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const named = columnsNamed(lines[0] ?? [], words)
  const columns = named ?? teamColumns.slice(teamColumns.indexOf(at.column))
  const block = named ? lines.slice(1) : lines
  const room = block.slice(0, Math.max(0, maxRows - at.row))
  const filled = [...rows]
  const unread: { row: number; value: string }[] = []
  for (const [index, cells] of room.entries()) {
    const row = at.row + index
    const read = withCells(filled[row] ?? pasting.emptyRow(row + 1), cells, { columns, words })
    filled[row] = fillFromName(read.row, pasting.today)
    unread.push(...read.unread.map((value) => ({ row, value })))
  }
  return { rows: filled, unread, left: block.length - room.length }
}

/** Fills empty fields from the team's name: "U13 Girls" means U13, girls. */
export function fillFromName(row: TeamRow, today: string): TeamRow {
  const traits = teamTraits(row.name, today)
  const ageGroup = row.ageGroup || (traits.ageGroup ?? '')
  const usual = ageGroup !== '' && isForMinors(ageGroup) ? 'mixed' : null
  return { ...row, ageGroup, gender: row.gender ?? traits.gender ?? usual }
}

/** Undefined unless the first line of the block is headings. */
function columnsNamed(
  cells: readonly string[],
  { columns }: TeamWords,
): (TeamColumn | undefined)[] | undefined {
  const found = cells.map((cell) =>
    teamColumns.find((column) => foldText(columns[column]) === foldText(cell)),
  )
  return found.some(Boolean) ? found : undefined
}

interface Reading {
  readonly columns: readonly (TeamColumn | undefined)[]
  readonly words: TeamWords
}

function withCells(row: TeamRow, cells: readonly string[], { columns, words }: Reading) {
  const unread: string[] = []
  let read = row
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (column === undefined || cell === '') continue
    const value = readCell(column, cell, words)
    if (value === undefined) unread.push(cell)
    else read = { ...read, ...value }
  }
  return { row: read, unread }
}

function readCell(
  column: TeamColumn,
  cell: string,
  words: TeamWords,
): Partial<TeamRow> | undefined {
  switch (column) {
    case 'name':
      return { name: cell }
    case 'sport':
      return { sport: keyIn(words.sports, cell) ?? cell }
    case 'ageGroup':
      return { ageGroup: keyIn(words.ageGroups, cell) ?? cell }
    case 'format':
      return readFormat(cell)
    case 'gender':
      return readGender(cell, words)
  }
}

/** "7v7", "7 gegen 7", "7:7", "7" */
function readFormat(cell: string): Pick<TeamRow, 'format'> | undefined {
  const [, one, other = one] = /^(\d{1,2})(?:\D+(\d{1,2}))?$/.exec(cell) ?? []
  const format = `${one}v${other}`
  return isFormat(format) ? { format } : undefined
}

function readGender(cell: string, words: TeamWords): Pick<TeamRow, 'gender'> | undefined {
  const key = words.genders.map((known) => keyIn(known, cell)).find(Boolean)
  const gender = genders.find((known) => known === key) ?? teamTraits(cell, '').gender
  return gender === undefined ? undefined : { gender }
}

function keyIn(words: Readonly<Record<string, string>>, cell: string): string | undefined {
  const said = foldText(cell)
  return Object.entries(words).find(([key, word]) => foldText(word) === said || key === said)?.[0]
}
