import { splitName, type NameOrder } from '../names.ts'
import { readRelation, type GuardianRole } from './cells.ts'
import { readAddresses, readEmail, readNumber } from './contacts.ts'
import { guardianField, guardianSlots, type GuardianPart, type GuardianSlot } from './fields.ts'
import { cellsOf, noticeAt, textOf, type Cell } from './row-cells.ts'
import type { Column, Row } from './table.ts'
import type { ImportProblem, UnderstoodGuardian } from './understood.ts'

export interface FoundGuardians {
  readonly guardians: readonly UnderstoodGuardian[]
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
 * The parents of a row: those with columns of their own, then those that only a common column
 * ("E-Mail (Eltern)") tells of. A common address goes to a parent who has none yet; each one that is
 * left is another parent.
 */
export function readGuardians(reading: RowReading): FoundGuardians {
  const own = guardianSlots
    .filter((slot) => slot !== 'parents' && hasCells(reading, slot))
    .map((slot) => readGuardian(reading, slot))
  const named = namesOfParents(reading)
  const emails = commonEmails(reading)
  const phones = commonPhones(reading)

  let guardians = [...own.flatMap(({ guardians: found }) => found), ...named]
  for (const email of emails.values) guardians = withContact(guardians, 'email', email)
  for (const phone of phones.values) guardians = withContact(guardians, 'phone', phone)
  return {
    guardians,
    problems: [...own.flatMap(({ problems }) => problems), ...emails.problems, ...phones.problems],
  }
}

function hasCells(reading: RowReading, slot: GuardianSlot): boolean {
  const parts: readonly GuardianPart[] = ['first_name', 'last_name', 'full_name', 'email', 'phone']
  return parts.some((part) => cellsFor(reading, slot, part).length > 0)
}

function readGuardian(reading: RowReading, slot: GuardianSlot): FoundGuardians {
  const { row, columns, phoneCountry, nameOrder } = reading
  const whole = splitName(textOf(row, columns, guardianField(slot, 'full_name')), nameOrder)
  const relation = textOf(row, columns, guardianField(slot, 'relation'))
  const email = readEmail(row, cellsFor(reading, slot, 'email'))
  const phone = readNumber(row, cellsFor(reading, slot, 'phone'), phoneCountry)
  const guardian = {
    role: relation === '' ? slotRoles[slot] : readRelation(relation),
    firstName:
      textOf(row, columns, guardianField(slot, 'first_name')) || whole.firstName || undefined,
    lastName: textOf(row, columns, guardianField(slot, 'last_name')) || whole.lastName || undefined,
    email: email.value,
    phone: phone.value,
  }
  return { guardians: [guardian], problems: [...email.problems, ...phone.problems] }
}

/** "Linh & Bao Nguyen", "Anna und Karl Heide", "Eva Roy / Tom Roy": several people in one cell. */
function namesOfParents({ row, columns, nameOrder }: RowReading): UnderstoodGuardian[] {
  const text = textOf(row, columns, guardianField('parents', 'full_name'))
  const people = text.split(/\s*(?:[&/;+]|\s(?:and|und|et|y)\s)\s*/i).filter((name) => name !== '')
  const surname = splitName(people.at(-1) ?? '', nameOrder).lastName
  return people.map((name) => {
    const { firstName, lastName } = splitName(name, nameOrder)
    return { ...nobody, role: 'guardian', firstName, lastName: lastName || surname || undefined }
  })
}

interface Common {
  readonly values: readonly (string | undefined)[]
  readonly problems: readonly ImportProblem[]
}

function commonEmails(reading: RowReading): Common {
  const found = cellsFor(reading, 'parents', 'email').map((cell) => {
    const { addresses, problems } = readAddresses(reading.row, cell)
    const several = addresses.length > 1 ? [noticeAt(reading.row, 'several_addresses', cell)] : []
    return { values: addresses, problems: [...problems, ...several] }
  })
  return joined(found)
}

function commonPhones({ row, columns, phoneCountry }: RowReading): Common {
  const cells = cellsOf(row, columns, guardianField('parents', 'phone'))
  const single = cells.flatMap((cell) =>
    cell.text.split(/\s*[,;|]\s*|\s+\/\s+/).map((text) => ({ ...cell, text })),
  )
  return joined(
    single.map((cell) => {
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

/** Gives a common contact to whom it names (papa.heide@…), else to the first parent without one. */
function withContact(
  guardians: readonly UnderstoodGuardian[],
  part: 'email' | 'phone',
  value: string | undefined,
): UnderstoodGuardian[] {
  const free = guardians.filter((guardian) => guardian[part] === undefined)
  const wanted = part === 'email' ? roleInAddress(value) : undefined
  const taker = free.find((guardian) => guardian.role === wanted) ?? free[0]
  if (!taker) return [...guardians, { ...nobody, role: wanted ?? 'guardian', [part]: value }]
  return guardians.map((guardian) =>
    guardian === taker ? { ...guardian, [part]: value } : guardian,
  )
}

function roleInAddress(address: string | undefined): GuardianRole | undefined {
  const local = address?.split('@')[0] ?? ''
  if (/\b(papa|vater|father|dad|pere|padre)\b/.test(local)) return 'father'
  return /\b(mama|mutter|mother|mum|mom|mere|madre|maman)\b/.test(local) ? 'mother' : undefined
}

function cellsFor({ row, columns }: RowReading, slot: GuardianSlot, part: GuardianPart): Cell[] {
  return cellsOf(row, columns, guardianField(slot, part))
}
