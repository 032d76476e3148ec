import { foldedSpellings } from '../../values/folding.ts'
import type {
  ImportProblem,
  InterpretedGuardian,
  InterpretedMember,
  InterpretedRow,
} from './interpreted-rows.ts'
import { isNearName } from './near-names.ts'
import type { ImportAnswers, ImportQuestion } from './questions.ts'
import { normalizeText, plainName } from './words.ts'

export interface ComparedRows {
  readonly rows: readonly InterpretedRow[]
  readonly questions: readonly ImportQuestion[]
  readonly problems: readonly ImportProblem[]
}

/**
 * Compares rows with each other. Rows with the same name and compatible birth dates lead to a
 * question and are never merged without an answer; shared shirt numbers and addresses only lead to
 * a notice.
 */
export function compareRows(rows: readonly InterpretedRow[], answers: ImportAnswers): ComparedRows {
  const found = [
    ...sameNamed(rows, plainName),
    ...sameNamed(rows, spelledOut),
    ...nearlySame(rows),
  ].map(([one, other]) => ({ one, other, key: `${one.row}-${other.row}` }))
  const pairs = [...new Map(found.map((pair) => [pair.key, pair])).values()]
  const answered = answers.sameRows ?? {}
  const questions = pairs
    .filter(({ key }) => answered[key] === undefined)
    .map(({ one, other, key }) => ({
      kind: 'same_row' as const,
      key,
      rows: [one.row, other.row] as const,
      name: bothNames(one.member, other.member),
    }))
  const same = pairs.filter(({ key }) => answered[key] === 'same')
  const merged = same.reduce((kept, { one, other }) => mergeRow(kept, one.row, other), rows)
  return {
    rows: merged,
    questions,
    problems: [...sharedShirts(merged), ...sharedAddresses(merged)],
  }
}

/** Reports each unknown role once with all its rows, because a list may call every player "U12". */
export function groupUnknownRoles(problems: readonly ImportProblem[]): ImportProblem[] {
  const groups = Map.groupBy(problems, ({ kind, row, column, value }, at) =>
    kind === 'role_unknown' ? `${column} ${normalizeText(value)}` : `${row} ${at}`,
  )
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, otherRows: [...first.otherRows, ...others.map(({ row }) => row)] }] : [],
  )
}

export function nameOf({
  firstName,
  lastName,
}: Pick<InterpretedMember, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** Pairs each repeated name with the first row of that name. */
function sameNamed(
  rows: readonly InterpretedRow[],
  spelled: (name: string) => string,
): [InterpretedRow, InterpretedRow][] {
  const groups = grouped(rows, ({ member }) => spelled(nameOf(member)))
  return groups.flatMap(([first, ...later]) =>
    first === undefined
      ? []
      : later.flatMap((row): [InterpretedRow, InterpretedRow][] =>
          contradict(first, row) ? [] : [[first, row]],
        ),
  )
}

/** Spells umlauts out: Müller becomes Mueller. */
function spelledOut(name: string): string {
  return plainName(foldedSpellings(name).at(-1) ?? name)
}

function bothNames(one: InterpretedMember, other: InterpretedMember): string {
  const [name, second] = [nameOf(one), nameOf(other)]
  return name === second ? name : `${name} / ${second}`
}

/** A value shared by more rows proves nothing: an office number, or 1 January as birth date. */
const maxSharedBy = 20

const evidence = ['dateOfBirth', 'phone', 'email'] as const

/**
 * Pairs of rows with the same birth date, number or address and similar names, such as Änne Weiß
 * and Aenne Weiss.
 */
function nearlySame(rows: readonly InterpretedRow[]): [InterpretedRow, InterpretedRow][] {
  return evidence.flatMap((fact) =>
    grouped(
      rows.filter(({ member }) => member[fact] !== undefined),
      ({ member }) => member[fact] ?? '',
    )
      .filter((group) => group.length <= maxSharedBy)
      .flatMap(pairsOf)
      .filter(([one, other]) => isNearName(one.member, other.member) && !contradict(one, other)),
  )
}

function pairsOf(group: readonly InterpretedRow[]): [InterpretedRow, InterpretedRow][] {
  return group.flatMap((one, at) =>
    group.slice(at + 1).map((other): [InterpretedRow, InterpretedRow] => [one, other]),
  )
}

function contradict(one: InterpretedRow, other: InterpretedRow): boolean {
  const births = [one.member.dateOfBirth, other.member.dateOfBirth]
  return births[0] !== births[1] && !births.includes(undefined)
}

/** Keeps the first row's values, fills its gaps from the others and joins the parents. */
function mergeRow(
  rows: readonly InterpretedRow[],
  into: number,
  other: InterpretedRow,
): InterpretedRow[] {
  return rows
    .filter(({ row }) => row !== other.row)
    .map((row) =>
      row.row === into
        ? {
            ...row,
            member: filledUp(row.member, other.member),
            guardians: withNew(row.guardians, other.guardians),
            ...((row.record ?? other.record) && { record: { ...other.record, ...row.record } }),
          }
        : row,
    )
}

function filledUp(member: InterpretedMember, other: InterpretedMember): InterpretedMember {
  return {
    ...member,
    nickname: either(member.nickname, other.nickname),
    dateOfBirth: either(member.dateOfBirth, other.dateOfBirth),
    gender: either(member.gender, other.gender),
    email: either(member.email, other.email),
    phone: either(member.phone, other.phone),
    address: either(member.address, other.address),
    position: either(member.position, other.position),
    jerseyNumber: either(member.jerseyNumber, other.jerseyNumber),
    licenceNumber: either(member.licenceNumber, other.licenceNumber),
    dominantSide: either(member.dominantSide, other.dominantSide),
    shirtSize: either(member.shirtSize, other.shirtSize),
    shortsSize: either(member.shortsSize, other.shortsSize),
    shoeSize: either(member.shoeSize, other.shoeSize),
    custom: { ...other.custom, ...member.custom },
    staff: either(member.staff, other.staff),
  }
}

function either<T>(one: T | undefined, other: T | undefined): T | undefined {
  return one ?? other
}

function withNew(
  guardians: readonly InterpretedGuardian[],
  others: readonly InterpretedGuardian[],
): InterpretedGuardian[] {
  const key = (guardian: InterpretedGuardian) => JSON.stringify(guardian)
  const known = new Set(guardians.map(key))
  return [...guardians, ...others.filter((other) => !known.has(key(other)))]
}

function sharedShirts(rows: readonly InterpretedRow[]): ImportProblem[] {
  const numbered = rows.filter(({ member }) => member.jerseyNumber !== undefined)
  const groups = grouped(
    numbered,
    ({ member, team }) => `${plainName(team ?? '')} ${member.jerseyNumber ?? ''}`,
  )
  return groups.flatMap((group) =>
    sharedNotice(group, 'jersey_shared', group[0]?.member.jerseyNumber),
  )
}

/** Reports addresses shared by two people; both keep the address. */
function sharedAddresses(rows: readonly InterpretedRow[]): ImportProblem[] {
  const holders = rows.flatMap((row) => addressHolders(row))
  const groups = grouped(holders, ({ email }) => email)
  return groups.flatMap((group) => {
    const people = new Set(group.map(({ name }) => name))
    const inRows = [...new Map(group.map(({ row }) => [row.row, row])).values()]
    return people.size > 1 ? sharedNotice(inRows, 'email_shared', group[0]?.email) : []
  })
}

interface AddressHolder {
  readonly row: InterpretedRow
  readonly email: string
  readonly name: string
}

function addressHolders(row: InterpretedRow): AddressHolder[] {
  const guardians = row.guardians.map(({ email, firstName = '', lastName = '' }, index) => ({
    email,
    name: plainName(`${firstName} ${lastName}`) || `${row.row}/${index}`,
  }))
  return [{ email: row.member.email, name: plainName(nameOf(row.member)) }, ...guardians].flatMap(
    ({ email, name }) => (email === undefined ? [] : [{ row, email, name }]),
  )
}

function sharedNotice(
  group: readonly InterpretedRow[],
  kind: 'jersey_shared' | 'email_shared',
  value: string | undefined,
): ImportProblem[] {
  const [first, ...others] = group
  if (!first || others.length === 0) return []
  const { row, line } = first
  const otherRows = others.map((other) => other.row)
  return [{ severity: 'notice', kind, row, line, column: '', value: value ?? '', otherRows }]
}

function grouped<T>(things: readonly T[], keyOf: (thing: T) => string): T[][] {
  return [...Map.groupBy(things, keyOf).values()]
}
