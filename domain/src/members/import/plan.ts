import { isMinor } from '../../values/age.ts'
import type { CustomValues } from '../custom-fields.ts'
import { nameOf } from './compare-rows.ts'
import { type CustomColumn, customColumn } from './fields.ts'
import type { ImportProblem, InterpretedMember, InterpretedRow } from './interpreted-rows.ts'
import { isNearName } from './near-names.ts'
import {
  guardianPlanner,
  type GuardianPlan,
  type GuardianStep,
  type RosterGuardian,
} from './plan-guardians.ts'
import type { ImportAnswers, ImportQuestion } from './questions.ts'
import { looksSame, plainName } from './words.ts'

/** Fields an import fills or changes. A blank cell never clears one. */
export const importedFields = [
  'nickname',
  'dateOfBirth',
  'gender',
  'email',
  'phone',
  'address',
  'position',
  'jerseyNumber',
  'licenceNumber',
  'dominantSide',
  'shirtSize',
  'shortsSize',
  'shoeSize',
] as const

export type ImportedField = (typeof importedFields)[number]

/** A member on the roster. */
export type RosterMember = { readonly [Field in ImportedField]: string | null } & {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly guardians: readonly RosterGuardian[]
  readonly custom: CustomValues
  /**
   * The person has an account. Their birth date then comes from them, so an import doesn't change
   * it.
   */
  readonly hasJoined: boolean
  /** The importer is blocked from this person, who is neither compared nor changed. */
  readonly isClosed?: boolean
}

export interface FieldChange {
  readonly field: ImportedField | CustomColumn
  readonly from: string | null
  readonly to: string
}

export interface ImportStep {
  readonly kind: 'new' | 'changed' | 'same'
  readonly row: number
  readonly line: number
  /** The member this row matches; undefined for a new one. */
  readonly memberId: string | undefined
  readonly member: InterpretedMember
  readonly changes: readonly FieldChange[]
  readonly guardians: readonly GuardianStep[]
  /** True if the member has guardians. */
  readonly isCaredFor?: boolean
  /** Creates the member in the archive, because they have left. */
  readonly isArchived?: boolean
}

export interface ImportPlan {
  readonly steps: readonly ImportStep[]
  /** Each parent once, with all their children. */
  readonly guardians: readonly GuardianPlan[]
  readonly questions: readonly ImportQuestion[]
}

/**
 * Plans an import: which rows are new, changed or unchanged. A row matches a member with the same
 * name and birth date. If one birth date is missing, the person is asked; an address alone never
 * decides.
 */
export function planImport(
  rows: readonly InterpretedRow[],
  roster: readonly RosterMember[],
  answers: ImportAnswers,
): ImportPlan {
  const planning = planInParts(rows, roster, answers)
  for (;;) {
    const part = planning.next()
    if (part.done === true) return part.value
  }
}

/** Rows compared between two pauses. */
const rowsOfPart = 100

/** Like `planImport`, but pauses after every few rows so that other requests are served. */
export function* planInParts(
  rows: readonly InterpretedRow[],
  roster: readonly RosterMember[],
  answers: ImportAnswers,
): Generator<undefined, ImportPlan> {
  const byName = yield* namesakesOf(roster)
  const byBirth = Map.groupBy(roster, ({ dateOfBirth }) => dateOfBirth)
  const parents = guardianPlanner(roster.flatMap(({ guardians }) => guardians))
  const questions: ImportQuestion[] = []
  const steps: ImportStep[] = []
  for (const [at, row] of rows.entries()) {
    const namesakes = byName.get(plainName(nameOf(row.member)))
    const near = byBirth.get(row.member.dateOfBirth ?? '')
    const { member, question } =
      namesakes === undefined ? nearMatch(row, near, answers) : matchOf(row, namesakes, answers)
    if (question) questions.push(question)
    if (member) namesakes?.take(member)
    steps.push(stepFor(row, member, parents))
    if (at % rowsOfPart === 0) yield
  }
  return { steps, guardians: parents.all(), questions }
}

function stepFor(
  row: InterpretedRow,
  member: RosterMember | undefined,
  parents: ReturnType<typeof guardianPlanner>,
): ImportStep {
  if (member?.isClosed) return untouched(row, member)
  return stepOf(row, member, parents.steps(row, member?.guardians ?? []))
}

function* namesakesOf(
  roster: readonly RosterMember[],
): Generator<undefined, ReadonlyMap<string, Namesakes>> {
  const byName = new Map<string, Namesakes>()
  for (const [at, member] of roster.entries()) {
    const name = plainName(nameOf(member))
    const namesakes = byName.get(name) ?? new Namesakes()
    byName.set(name, namesakes)
    namesakes.add(member)
    if (at % rowsOfPart === 0) yield
  }
  return byName
}

/**
 * Members with the same name that no row matches yet, indexed by birth date, because a list may
 * hold one name many times.
 */
class Namesakes {
  readonly #byBirth = new Map<string | null, Set<RosterMember>>()

  add(member: RosterMember): void {
    const same = this.#byBirth.get(member.dateOfBirth) ?? new Set()
    this.#byBirth.set(member.dateOfBirth, same.add(member))
  }

  take(member: RosterMember): void {
    const same = this.#byBirth.get(member.dateOfBirth)
    same?.delete(member)
    if (same?.size === 0) this.#byBirth.delete(member.dateOfBirth)
  }

  bornOn(day: string | null): RosterMember | undefined {
    return first(this.#byBirth.get(day))
  }

  any(): RosterMember | undefined {
    return first(first(this.#byBirth.values()))
  }
}

function first<T>(some: Iterable<T> | undefined): T | undefined {
  if (some === undefined) return undefined
  for (const one of some) return one
  return undefined
}

/**
 * Drops notices that don't apply to members already on the roster: they keep their role, so an
 * unknown one only matters for new people.
 */
export function planProblems(
  problems: readonly ImportProblem[],
  { steps }: Pick<ImportPlan, 'steps'>,
  today: string,
): ImportProblem[] {
  const known = new Set(
    steps.filter(({ memberId }) => memberId !== undefined).map(({ row }) => row),
  )
  const lines = new Map(steps.map(({ row, line }) => [row, line]))
  return [...problems, ...steps.flatMap((step) => waitingDate(step, today))].flatMap((problem) => {
    if (problem.kind !== 'role_unknown') return problem
    const [row, ...otherRows] = [problem.row, ...problem.otherRows].filter((at) => !known.has(at))
    if (row === undefined) return []
    const line = row === problem.row ? problem.line : (lines.get(row) ?? problem.line)
    return { ...problem, row, line, otherRows }
  })
}

/** Making a child of unknown age an adult needs a guardian's confirmation. */
function waitingDate(
  { row, line, isCaredFor, changes }: ImportStep,
  today: string,
): readonly ImportProblem[] {
  const change = changes.find(({ field }) => field === 'dateOfBirth')
  if (change === undefined || !isCaredFor || isMinor(change.to, today)) return []
  const kind = 'birth_date_waits'
  return [{ severity: 'notice', kind, row, line, column: '', value: change.to, otherRows: [] }]
}

interface Match {
  readonly member?: RosterMember
  readonly question?: ImportQuestion
}

function matchOf(row: InterpretedRow, namesakes: Namesakes, answers: ImportAnswers): Match {
  const birth = row.member.dateOfBirth ?? null
  const certain = namesakes.bornOn(birth)
  if (certain) return { member: certain }
  const possible = birth === null ? namesakes.any() : namesakes.bornOn(null)
  if (!possible) return {}

  return asked(row, possible, answers)
}

/** A member with a similar name and the same birth date. */
function nearMatch(
  row: InterpretedRow,
  bornThatDay: readonly RosterMember[] = [],
  answers: ImportAnswers,
): Match {
  const near = bornThatDay.find((member) => isNearName(row.member, member))
  return near === undefined ? {} : asked(row, near, answers)
}

function asked(row: InterpretedRow, possible: RosterMember, answers: ImportAnswers): Match {
  const key = `${row.row}-${possible.id}`
  const answer = answers.samePersons?.[key]
  if (answer === 'same') return { member: possible }
  if (answer === 'different') return {}
  return {
    question: {
      kind: 'same_person',
      key,
      row: row.row,
      memberId: possible.id,
      name: nameOf(possible),
      dateOfBirth: possible.dateOfBirth ?? undefined,
    },
  }
}

function untouched(
  { row, line, member }: InterpretedRow,
  { id: memberId }: RosterMember,
): ImportStep {
  return { kind: 'same', row, line, memberId, member, changes: [], guardians: [] }
}

function stepOf(
  { row, line, member, isArchived }: InterpretedRow,
  known: RosterMember | undefined,
  guardians: readonly GuardianStep[],
): ImportStep {
  const step = { row, line, memberId: known?.id, member, guardians }
  if (!known) return { ...step, kind: 'new', changes: [], ...(isArchived && { isArchived }) }
  const isCaredFor = known.guardians.length > 0
  const changes = changesOf(known, member)
  const isSame = changes.length === 0 && guardians.every(({ kind }) => kind === 'same')
  return { ...step, kind: isSame ? 'same' : 'changed', changes, ...(isCaredFor && { isCaredFor }) }
}

function changesOf(known: RosterMember, member: InterpretedMember): FieldChange[] {
  const facts = importedFields.flatMap((field) => {
    if (field === 'dateOfBirth' && known.hasJoined) return []
    const to = member[field]
    const from = known[field]
    return to === undefined || looksSame(from ?? '', to) ? [] : [{ field, from, to }]
  })
  const own = Object.entries(member.custom).flatMap(([id, to]) => {
    const from = known.custom[id] ?? null
    return looksSame(from ?? '', to) ? [] : [{ field: customColumn(id), from, to }]
  })
  return [...facts, ...own]
}
