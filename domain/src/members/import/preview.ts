import type { CustomField } from '../custom-fields.ts'
import { assumptionsOf, type Assumption } from './assumptions.ts'
import { groupUnknownRoles } from './compare-rows.ts'
import { detectConventions, type ListConventions } from './conventions.ts'
import type { ImportingClub } from './importing-club.ts'
import type { ImportProblem, InterpretedRow } from './interpreted-rows.ts'
import { readMemberRow } from './member-rows.ts'
import { attachParentRows } from './parent-rows.ts'
import type { NamedPlace } from './places.ts'
import type { ImportAnswers, ImportQuestion } from './questions.ts'
import { withRecordColumns } from './record-columns.ts'
import { selectRows } from './select-rows.ts'
import { tableQuestions } from './table-questions.ts'
import { parseTable, type ChosenColumns, type Column, type Table, type TableLine } from './table.ts'
import { withTeamColumn } from './team-column.ts'

export interface ImportOptions {
  /** YYYY-MM-DD in the team's time zone. */
  readonly today: string
  readonly teamCountry: string
  /** IANA time zone of the team. */
  readonly timeZone?: string
  readonly columns: ChosenColumns
  readonly answers: ImportAnswers
  readonly fields?: readonly CustomField[]
  /** The list comes from a chat and has no headings. */
  readonly hasNoHeadings?: boolean
  /** A team of children, so an address beside a name in a chat is a parent's. */
  readonly isOfChildren?: boolean
  /** Set for a club's list, whose rows name their teams. */
  readonly club?: ImportingClub
}

export interface ImportPreview {
  readonly headingLine: number | undefined
  readonly columns: readonly (Column & { readonly samples: readonly string[] })[]
  readonly rows: readonly InterpretedRow[]
  readonly counts: ImportCounts
  readonly problems: readonly ImportProblem[]
  readonly questions: readonly ImportQuestion[]
  readonly assumptions: readonly Assumption[]
  /** The team names in a club's list, and the team each is assigned to. */
  readonly places?: readonly NamedPlace[]
}

export interface ImportCounts {
  /** Non-empty rows below the headings. */
  readonly rows: number
  readonly blankRows: number
  readonly members: number
  readonly staff: number
  readonly guardians: number
}

/** Why a file can't be read as a member list. */
export type ImportRefusal = 'import_not_a_table' | 'import_empty' | 'import_no_rows'

export type InterpretedImport =
  | { readonly kind: 'refused'; readonly why: ImportRefusal }
  | { readonly kind: 'preview'; readonly preview: ImportPreview }

/** Reads a member list and returns rows, problems, and questions that only a person can answer. */
export function interpretList(
  lines: readonly TableLine[],
  options: ImportOptions,
): InterpretedImport {
  const table = parseTable(lines, { ...options, chosen: options.columns })
  const refusal = refusalOf(lines, table)
  return refusal
    ? { kind: 'refused', why: refusal }
    : { kind: 'preview', preview: previewOf(table, options) }
}

function refusalOf(lines: readonly TableLine[], table: Table): ImportRefusal | undefined {
  if (lines.every(({ cells }) => cells.every((cell) => cell.trim() === ''))) return 'import_empty'
  const isKnown = table.columns.some(({ field }) => field !== undefined)
  const widths = new Set(table.rows.map(({ cells }) => cells.length))
  if (!isKnown && (table.columns.length < 2 || widths.size > 1)) return 'import_not_a_table'
  return table.rows.length === 0 ? 'import_no_rows' : undefined
}

function previewOf(laidOut: Table, options: ImportOptions): ImportPreview {
  const table = options.club
    ? withRecordColumns(withTeamColumn(laidOut, options.columns), options.columns)
    : laidOut
  const settled = detectConventions(table, options)
  const hasName = table.columns.some(({ field }) => /^(first|last|full)_name$/.test(field ?? ''))
  const read = hasName ? readRows(table, options, settled) : []
  const chosen = selectRows(
    read.flatMap(({ row }) => (row ? [corrected(row, options.answers)] : [])),
    options,
  )
  const ofRows = read
    .filter(({ row }) => row === undefined || chosen.inUse.has(row.row))
    .flatMap(({ problems }) => problems)

  return {
    headingLine: table.headingLine,
    columns: table.columns.map((column) => ({ ...column, samples: samplesOf(table, column) })),
    rows: chosen.rows,
    counts: countsOf(table, chosen.rows),
    problems: [...groupUnknownRoles(ofRows), ...chosen.problems].toSorted(
      (one, other) => one.row - other.row,
    ),
    questions: [
      ...(hasName ? [] : [{ kind: 'name_column' as const }]),
      ...tableQuestions(table, settled, options.today),
      ...chosen.questions,
    ],
    assumptions: assumptionsOf(settled),
    ...(chosen.places && { places: chosen.places }),
  }
}

/** Applies corrections from the preview. */
function corrected(row: InterpretedRow, { corrected: known }: ImportAnswers): InterpretedRow {
  const said = known?.[String(row.row)]
  if (said === undefined) return row
  const { email, phone, ...name } = said
  return {
    ...row,
    member: { ...row.member, ...name, email: email ?? undefined, phone: phone ?? undefined },
  }
}

function readRows(table: Table, options: ImportOptions, settled: ListConventions) {
  const { today, answers, timeZone, fields = [] } = options
  const { dates, phones, names, genderOfM } = settled
  const dateOrder = dates.kind === 'known' ? dates.order : undefined
  const phoneCountry =
    phones.kind === 'known' && phones.country !== 'none' ? phones.country : undefined
  const nameOrder = names.kind === 'known' ? names.order : undefined
  const order = { dateOrder, phoneCountry, nameOrder, genderOfM }
  const known = { columns: table.columns, ...order, today, fields, timeZone }
  const read = table.rows.map((row) => readMemberRow({ row, ...known }))
  return attachParentRows(table, read, answers.sameRows)
}

function samplesOf({ rows }: Table, { index }: Column): string[] {
  return rows
    .map(({ cells }) => cells[index] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .map((cell) => cell.slice(0, 80))
}

/** Counts someone in two teams of a club once. */
function countsOf(table: Table, rows: readonly InterpretedRow[]): ImportCounts {
  const people = [...new Map(rows.map((row) => [row.row, row])).values()]
  return {
    rows: table.rows.length,
    blankRows: table.blankRows,
    members: people.length,
    staff: people.filter(({ member }) => member.staff !== undefined).length,
    guardians: people.reduce((sum, { guardians }) => sum + guardians.length, 0),
  }
}
