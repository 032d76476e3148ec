import type { CustomField } from '../custom-fields.ts'
import { splitNameByCapitals, splitName, removeTitle, type PersonName } from '../names.ts'
import { readJersey, type Gender } from './cells.ts'
import { readEmail, readNumber } from './contacts.ts'
import { readCustomCells } from './custom-cells.ts'
import {
  instantToDay,
  hasShortYear,
  isSerialDay,
  isUnlikely,
  readDate,
  type DateOrder,
} from './dates.ts'
import type { MemberField } from './fields.ts'
import { readGuardians, type RowReading } from './guardian-rows.ts'
import type {
  ImportProblem,
  InterpretedGuardian,
  InterpretedMember,
  InterpretedRow,
} from './interpreted-rows.ts'
import { isNotAPerson } from './not-a-person.ts'
import { countryNamed } from './phones.ts'
import { hasLeft, readRecord } from './record-cells.ts'
import {
  cellsOf,
  rowError,
  firstCell,
  cellLinesOf,
  rowNotice,
  textOf,
  type Cell,
  type ReadValue,
} from './row-cells.ts'
import { readDuties, readGenderCell, readSideCell } from './word-cells.ts'
import { normalizeText } from './words.ts'

export interface MemberReading extends RowReading {
  readonly dateOrder: DateOrder | undefined
  readonly today: string
  /** What a bare M means in this list; undefined if unclear. */
  readonly genderOfM: Gender | undefined
  readonly fields: readonly CustomField[]
  /** The team's time zone. */
  readonly timeZone: string | undefined
}

export interface FoundRow {
  /** Undefined for a row without a name. */
  readonly row: InterpretedRow | undefined
  readonly problems: readonly ImportProblem[]
}

const lengths = { name: 100, short: 60, size: 20, address: 300 } as const

/** Reads one row: the member, the parents and the problems in its cells. */
export function readMemberRow(reading: MemberReading): FoundRow {
  const { row, columns } = reading
  const name = readName(reading)
  if (!name) return { row: undefined, problems: [nameless(reading)] }

  const parents = readGuardians(reading)
  const birth = readBirthDate(reading)
  const gender = readGenderCell(reading)
  const jersey = readJerseyCell(reading)
  const email = readEmail(row, cellsOf(row, columns, 'email'))
  const phone = readNumber(row, cellLinesOf(row, columns, 'phone'), countryOfRow(reading))
  const short = shortTexts(reading)
  const side = readSideCell(reading)
  const duties = readDuties(reading)
  const facts = readCustomCells(reading)
  const record = readRecord(reading)
  const member = {
    ...name.value,
    ...short.texts,
    ...duties.value,
    dateOfBirth: birth.value,
    gender: gender.value,
    email: email.value,
    phone: phone.value,
    jerseyNumber: jersey.value,
    dominantSide: side.value,
    custom: facts.value ?? {},
  }
  const own = withoutGuardianContacts(reading, member, parents.guardians)
  const contacts = [email, phone, parents, own]
  const found = [name, duties, birth, gender, jersey, side, ...contacts, short, facts, record]
  return {
    row: {
      row: row.row,
      line: row.line,
      team: textOf(row, columns, 'team') || undefined,
      teams: cellLinesOf(row, columns, 'team').map(({ text }) => text),
      member: own.member,
      guardians: parents.guardians,
      ...(record.value && { record: record.value }),
      ...(hasLeft(reading) && { hasLeft: true }),
    },
    problems: found.flatMap(({ problems }) => problems),
  }
}

function readName(
  reading: MemberReading,
): (ReadValue<PersonName> & { value: PersonName }) | undefined {
  const { row, columns } = reading
  const [written, ...others] = cellsOf(row, columns, 'full_name')
  const value = nameIn(reading, written?.text ?? '')
  if (value.firstName === '' || isNotAPerson(row, columns)) return undefined

  const isLong = value.firstName.length > lengths.name || value.lastName.length > lengths.name
  const problems = [
    ...(row.isHidden ? [rowNotice(row, 'row_hidden')] : []),
    ...(row.hasOpenQuote ? [rowNotice(row, 'quote_not_closed')] : []),
    ...(value.lastName === '' ? [rowNotice(row, 'last_name_missing')] : []),
    ...(isLong ? [rowError(row, 'too_long')] : []),
    ...others.map((cell) => rowNotice(row, 'extra_value_left_out', cell)),
  ]
  return {
    value: {
      firstName: cut(value.firstName, lengths.name),
      lastName: cut(value.lastName, lengths.name),
    },
    problems,
  }
}

/** Quotes the row's other content, so that people can find it in their list. */
function nameless({ row, columns }: RowReading): ImportProblem {
  const value = row.cells.filter((cell) => cell !== '').join(' · ')
  const hasLastName = textOf(row, columns, 'last_name') !== '' && !isNotAPerson(row, columns)
  const kind = hasLastName ? 'first_name_missing' : 'name_missing'
  return { ...rowError(row, kind), value: cut(value, 80) }
}

/** Separate name columns win over a full name; a single name becomes the first name. */
function nameIn({ row, columns, nameOrder }: MemberReading, written: string): PersonName {
  const whole = splitName(removeTitle(written), nameOrder)
  const first = removeTitle(textOf(row, columns, 'first_name')) || whole.firstName
  const last = lastNameIn(cellsOf(row, columns, 'last_name'), first) || whole.lastName
  // An empty first-name column is no reason to use the family name as first name.
  if (first === '' && columns.some(({ field }) => field === 'first_name'))
    return { firstName: '', lastName: last }
  return splitNameByCapitals(
    first === '' ? { firstName: last, lastName: '' } : { firstName: first, lastName: last },
  )
}

/** Drops a full name that repeats its parts: Google exports "Name, Given Name, Family Name". */
function lastNameIn(cells: readonly Cell[], first: string): string {
  const names = cells.map(({ text }) => normalizeText(text))
  const isWhole = (name: string) =>
    first !== '' &&
    name.includes(normalizeText(first)) &&
    names.some((other) => other !== name && name.includes(other))
  return cells
    .filter((_, at) => !isWhole(names[at] ?? ''))
    .map(({ text }) => text)
    .join(' ')
}

function readBirthDate(reading: MemberReading): ReadValue<string> {
  const { row, columns, dateOrder, today, timeZone } = reading
  const cell = firstCell(row, columns, 'birth_date')
  if (!cell) return { value: undefined, problems: [] }
  const read = readDate(instantToDay(cell.text, timeZone), dateOrder, today)
  if (read.kind === 'problem')
    return { value: undefined, problems: [rowError(row, read.problem, cell)] }
  if (read.kind === 'open') return { value: undefined, problems: [] }
  const doubts = [
    ...(isSerialDay(cell.text) ? (['date_counted'] as const) : []),
    ...(hasShortYear(cell.text) ? (['date_short_year'] as const) : []),
    ...(isUnlikely(read.day, today) ? (['date_unlikely'] as const) : []),
  ]
  return { value: read.day, problems: doubts.map((kind) => rowNotice(row, kind, cell)) }
}

function readJerseyCell({ row, columns }: MemberReading): ReadValue<string> {
  const cell = firstCell(row, columns, 'jersey_number')
  if (!cell) return { value: undefined, problems: [] }
  const read = readJersey(cell.text)
  if (read.kind === 'problem')
    return { value: undefined, problems: [rowError(row, read.problem, cell)] }
  const isText = read.text !== String(Number(read.text))
  return { value: read.text, problems: isText ? [rowNotice(row, 'jersey_kept_as_text', cell)] : [] }
}

function shortTexts({ row, columns }: MemberReading) {
  const problems: ImportProblem[] = []
  const short = (field: MemberField, max: number): string | undefined => {
    const cell = firstCell(row, columns, field)
    if (cell && cell.text.length > max) problems.push(rowError(row, 'too_long', cell))
    return cell ? cut(cell.text, max) : undefined
  }
  const streets = cellsOf(row, columns, 'address')
  for (const cell of streets)
    if (cell.text.length > lengths.address) problems.push(rowError(row, 'too_long', cell))
  const town = `${textOf(row, columns, 'postcode')} ${textOf(row, columns, 'city')}`.trim()
  const places = [
    cut(streetIn(streets), lengths.address),
    cut(town, lengths.short),
    short('region', lengths.short),
    short('country', lengths.short),
  ]
  const hasPlace = places.slice(0, 3).some(Boolean)
  const texts = {
    nickname: short('nickname', lengths.short),
    position: short('position', lengths.short),
    licenceNumber: short('licence_number', lengths.short),
    shirtSize: short('shirt_size', lengths.size),
    shortsSize: short('shorts_size', lengths.size),
    shoeSize: short('shoe_size', lengths.size),
    address: hasPlace ? cut(places.filter(Boolean).join(', '), lengths.address) : undefined,
  }
  return { texts, problems }
}

/** Joins the street columns ("Anger", "3 a"); a second address line follows after a comma. */
function streetIn(cells: readonly Cell[]): string {
  const lines = [...new Set(cells.map(({ text }) => text))]
  return lines
    .slice(1)
    .reduce(
      (street, line) => (/^\d+\s?\p{L}?$/u.test(line) ? `${street} ${line}` : `${street}, ${line}`),
      lines[0] ?? '',
    )
}

/** The country in the row wins over the country of the file. */
function countryOfRow({ row, columns, phoneCountry }: MemberReading): string | undefined {
  const written = textOf(row, columns, 'phone_country')
  return (written && countryNamed(written)) || phoneCountry
}

/** Removes the parents' contacts from the child, even if the list repeats them there. */
export function withoutGuardianContacts(
  { row, columns }: Pick<MemberReading, 'row' | 'columns'>,
  member: InterpretedMember,
  guardians: readonly InterpretedGuardian[],
): { member: InterpretedMember; problems: ImportProblem[] } {
  const isTheirs = (part: 'email' | 'phone') =>
    member.staff === undefined &&
    member[part] !== undefined &&
    guardians.some((guardian) => guardian[part] === member[part])
  const shared = (['email', 'phone'] as const).filter(isTheirs)
  return {
    member: {
      ...member,
      email: shared.includes('email') ? undefined : member.email,
      phone: shared.includes('phone') ? undefined : member.phone,
    },
    problems: shared.map((part) =>
      rowNotice(row, 'contact_of_guardian', firstCell(row, columns, part)),
    ),
  }
}

function cut(text: string, max: number): string {
  return text.slice(0, max).trim()
}
