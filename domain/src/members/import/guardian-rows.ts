import { fixCapitals, fixLastNameCapitals } from '../capitals.ts'
import { splitName, removeTitle, type NameOrder, type PersonName } from '../names.ts'
import { readRelation, type GuardianRole } from './cells.ts'
import { numbersIn, readAddresses, readNumber } from './contacts.ts'
import { guardianField, guardianSlots, type GuardianPart, type GuardianSlot } from './fields.ts'
import { meansGuardian } from './guardian-headings.ts'
import type { ImportProblem, InterpretedGuardian } from './interpreted-rows.ts'
import { findParentNameOrder } from './name-order.ts'
import { cellLinesOf, rowNotice, textOf, type Cell } from './row-cells.ts'
import type { Column, Row } from './table.ts'
import { normalizeText, plainName } from './words.ts'

export interface FoundGuardians {
  readonly guardians: readonly InterpretedGuardian[]
  readonly problems: readonly ImportProblem[]
}

export interface RowReading {
  readonly row: Row
  readonly columns: readonly Column[]
  readonly phoneCountry: string | undefined
  readonly nameOrder: NameOrder | undefined
}

const nobody = { firstName: undefined, lastName: undefined, email: undefined, phone: undefined }
const slotRoles: Readonly<Record<GuardianSlot, GuardianRole>> = {
  mother: 'mother',
  father: 'father',
  guardian_1: 'guardian',
  guardian_2: 'guardian',
  guardian_3: 'guardian',
  guardian_4: 'guardian',
  parents: 'guardian',
}

/**
 * Reads the parents in a row: first those with their own columns, then those in shared columns such
 * as "E-Mail (Eltern)".
 */
export function readGuardians(reading: RowReading): FoundGuardians {
  const own = guardianSlots
    .filter((slot) => slot !== 'parents' && hasCells(reading, slot))
    .map((slot) => readSlot(reading, slot))
  const known = own.flatMap(({ guardians }) => guardians)
  const all = withCommon(reading, 'parents', known)
  return {
    guardians: all.guardians,
    problems: [...own.flatMap(({ problems }) => problems), ...all.problems],
  }
}

/** Reads the columns of one parent. Some lists put two there: "Eva Roy / Tom Roy". */
function readSlot(reading: RowReading, slot: GuardianSlot): FoundGuardians {
  const isOpen = slot !== 'mother' && slot !== 'father'
  return isOpen && peopleIn(reading, slot).length > 1
    ? withCommon(reading, slot, [])
    : readGuardian(reading, slot)
}

/**
 * Gives a shared address to a parent without one; each remaining address becomes another parent.
 */
function withCommon(
  reading: RowReading,
  slot: GuardianSlot,
  known: readonly InterpretedGuardian[],
): FoundGuardians {
  const emails = commonEmails(reading, slot)
  const phones = commonPhones(reading, slot)
  let guardians = withNames(known, namesOfParents(reading, slot))
  for (const email of emails.values) guardians = withContact(guardians, 'email', email)
  for (const phone of phones.values) guardians = withContact(guardians, 'phone', phone)
  return { guardians, problems: [...emails.problems, ...phones.problems] }
}

/**
 * Gives a single name to the only parent known by contact. With several, only the address itself
 * can tell ("eva.roy@…").
 */
function withNames(
  known: readonly InterpretedGuardian[],
  named: readonly InterpretedGuardian[],
): InterpretedGuardian[] {
  const nameless = known.filter(
    ({ role, firstName, lastName }) => role === 'guardian' && !firstName && !lastName,
  )
  const isOnly = nameless.length === 1 && named.length === 1
  const names = new Map(
    nameless.map((guardian) => [
      guardian,
      isOnly ? named[0] : onlyOf(named.filter((one) => isCalledIn(guardian.email, one))),
    ]),
  )
  const filled = known.map((guardian) => {
    const { firstName, lastName, role } = names.get(guardian) ?? guardian
    return { ...guardian, firstName, lastName, role }
  })
  const taken = new Set(names.values())
  return [...filled, ...named.filter((one) => !taken.has(one))]
}

function onlyOf<T>(those: readonly T[]): T | undefined {
  return those.length === 1 ? those[0] : undefined
}

function hasCells(reading: RowReading, slot: GuardianSlot): boolean {
  const parts: readonly GuardianPart[] = ['first_name', 'last_name', 'full_name', 'email', 'phone']
  return parts.some((part) => cellsFor(reading, slot, part).length > 0)
}

function readGuardian(reading: RowReading, slot: GuardianSlot): FoundGuardians {
  const { row, columns, phoneCountry } = reading
  const [person] = peopleIn(reading, slot)
  const whole = person ?? { firstName: '', lastName: '', relation: '' }
  const relation = textOf(row, columns, guardianField(slot, 'relation')) || whole.relation
  const email = readEmails(reading, slot)
  const phone = readNumber(row, cellsFor(reading, slot, 'phone'), phoneCountry)
  const guardian = {
    role: relation === '' ? slotRoles[slot] : readRelation(relation),
    firstName:
      fixCapitals(textOf(row, columns, guardianField(slot, 'first_name')) || whole.firstName) ||
      undefined,
    lastName:
      fixLastNameCapitals(
        textOf(row, columns, guardianField(slot, 'last_name')) || whole.lastName,
      ) || undefined,
    email: email.value,
    phone: phone.value,
  }
  const others = email.others.map((address) => ({
    ...nobody,
    role: 'guardian' as const,
    email: address,
  }))
  return { guardians: [guardian, ...others], problems: [...email.problems, ...phone.problems] }
}

function readEmails(reading: RowReading, slot: GuardianSlot) {
  const cells = cellsFor(reading, slot, 'email')
  const read = cells.map((cell) => ({ cell, ...readAddresses(reading.row, cell) }))
  const [value, ...others] = new Set(
    read.flatMap(({ addresses }) => addresses.filter((address) => address !== undefined)),
  )
  const several = read
    .filter(({ addresses }) => addresses.length > 1)
    .map(({ cell }) => rowNotice(reading.row, 'several_addresses', cell))
  return { value, others, problems: [...read.flatMap(({ problems }) => problems), ...several] }
}

/** Splits "Linh & Bao Nguyen", "Anna und Karl Heide" or "Eva Roy / Tom Roy" into people. */
function namesOfParents(reading: RowReading, slot: GuardianSlot): InterpretedGuardian[] {
  const people = peopleIn(reading, slot)
  const surname = people.at(-1)?.lastName
  return people.map(({ firstName, lastName, relation }) => ({
    ...nobody,
    role: relation === '' ? 'guardian' : readRelation(relation),
    firstName: fixCapitals(firstName),
    lastName: fixLastNameCapitals(lastName || surname || '') || undefined,
  }))
}

interface NamedParent extends PersonName {
  /** Written beside the name; empty if missing. */
  readonly relation: string
}

function peopleIn({ row, columns, nameOrder }: RowReading, slot: GuardianSlot): NamedParent[] {
  const [cell] = cellLinesOf(row, columns, guardianField(slot, 'full_name'))
  if (!cell) return []
  const order = findParentNameOrder(cell.column.heading, nameOrder ?? 'first_last')
  // A comma separates people only if each has a relation: "Linh (mum), Bao (dad)".
  const between = cell.text.replaceAll(/\)\s*,/g, ');')
  return between
    .split(/\s*(?:[&/;+\n]|\s(?:and|und|et|y)\s)\s*/i)
    .filter((name) => name !== '')
    .map((written) => {
      const { relation, name } = relationBeside(written)
      return { ...splitName(removeTitle(name), order), relation }
    })
}

/** Reads the relation beside a name: "Erin O'Brien (mum)", "Mutter: Sabine". */
function relationBeside(written: string): { relation: string; name: string } {
  const found = /\(([^)]*)\)|^([^:]{1,30}):/.exec(written)
  const relation = found?.[1] ?? found?.[2] ?? ''
  return found && relation.split(' ').some(meansGuardian)
    ? { relation, name: written.replace(found[0], ' ').trim() }
    : { relation: '', name: written }
}

interface Common {
  readonly values: readonly (string | undefined)[]
  readonly problems: readonly ImportProblem[]
}

function commonEmails(reading: RowReading, slot: GuardianSlot): Common {
  const found = cellsFor(reading, slot, 'email').map((cell) => {
    const { addresses, problems } = readAddresses(reading.row, cell)
    const several = addresses.length > 1 ? [rowNotice(reading.row, 'several_addresses', cell)] : []
    return { values: addresses, problems: [...problems, ...several] }
  })
  return joined(found)
}

function commonPhones(reading: RowReading, slot: GuardianSlot): Common {
  const { row, phoneCountry } = reading
  return joined(
    cellsFor(reading, slot, 'phone')
      .flatMap(numbersIn)
      .map((cell) => {
        const { value, problems } = readNumber(row, [cell], phoneCountry)
        return { values: [value], problems }
      }),
  )
}

function joined(found: readonly Common[]): Common {
  return {
    values: found.flatMap(({ values }) => values),
    problems: found.flatMap(({ problems }) => problems),
  }
}

/**
 * Gives a shared contact to the parent named in it (karl.heide@…), otherwise to the first parent
 * without one.
 */
function withContact(
  guardians: readonly InterpretedGuardian[],
  part: 'email' | 'phone',
  value: string | undefined,
): InterpretedGuardian[] {
  const free = guardians.filter((guardian) => guardian[part] === undefined)
  const wanted = part === 'email' ? roleInAddress(value) : undefined
  const called = part === 'email' ? free.filter((guardian) => isCalledIn(value, guardian)) : []
  const taker =
    (called.length === 1 ? called[0] : undefined) ??
    free.find((guardian) => guardian.role === wanted) ??
    free[0]
  if (!taker) return [...guardians, { ...nobody, role: wanted ?? 'guardian', [part]: value }]
  return guardians.map((guardian) =>
    guardian === taker ? { ...guardian, [part]: value } : guardian,
  )
}

/** True if the address contains the first name, as sophie.d@… does. */
function isCalledIn(address: string | undefined, { firstName }: InterpretedGuardian): boolean {
  const [name = ''] = plainName(firstName ?? '').split(' ')
  const words = normalizeText(address?.split('@')[0] ?? '').split(/[^\p{L}]+/u)
  return name.length > 2 && words.some((word) => word.startsWith(name))
}

function roleInAddress(address: string | undefined): GuardianRole | undefined {
  const local = address?.split('@')[0] ?? ''
  if (/\b(papa|vater|father|dad|pere|padre)\b/.test(local)) return 'father'
  return /\b(mama|mutter|mother|mum|mom|mere|madre|maman)\b/.test(local) ? 'mother' : undefined
}

function cellsFor({ row, columns }: RowReading, slot: GuardianSlot, part: GuardianPart): Cell[] {
  return cellLinesOf(row, columns, guardianField(slot, part))
}
