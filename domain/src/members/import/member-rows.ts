import type { CustomField } from '../custom-fields.ts'
import { nameFromCapitals, splitName, withoutTitle, type PersonName } from '../names.ts'
import { readJersey, type Gender } from './cells.ts'
import { readEmail, readNumber } from './contacts.ts'
import {
  dayOfInstant,
  hasShortYear,
  isSerialDay,
  isUnlikely,
  readDate,
  type DateOrder,
} from './dates.ts'
import type { MemberField } from './fields.ts'
import { readGuardians, type RowReading } from './guardian-rows.ts'
import { isNoPerson } from './no-person.ts'
import { readOwnCells } from './own-cells.ts'
import { countryNamed } from './phones.ts'
import { hasLeft, readRecord } from './record-cells.ts'
import {
  cellsOf,
  errorAt,
  firstCell,
  linesOf,
  noticeAt,
  textOf,
  type Cell,
  type ReadValue,
} from './row-cells.ts'
import type {
  ImportProblem,
  UnderstoodGuardian,
  UnderstoodMember,
  UnderstoodRow,
} from './understood.ts'
import { readDuties, readGenderCell, readSideCell } from './word-cells.ts'
import { plain } from './words.ts'

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
  readonly row: UnderstoodRow | undefined
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
  const phone = readNumber(row, linesOf(row, columns, 'phone'), countryOfRow(reading))
  const short = shortTexts(reading)
  const side = readSideCell(reading)
  const duties = readDuties(reading)
  const facts = readOwnCells(reading)
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
      teams: linesOf(row, columns, 'team').map(({ text }) => text),
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
  if (value.firstName === '' || isNoPerson(row, columns)) return undefined

  const isLong = value.firstName.length > lengths.name || value.lastName.length > lengths.name
  const problems = [
    ...(row.isHidden ? [noticeAt(row, 'row_hidden')] : []),
    ...(row.hasOpenQuote ? [noticeAt(row, 'quote_not_closed')] : []),
    ...(value.lastName === '' ? [noticeAt(row, 'last_name_missing')] : []),
    ...(isLong ? [errorAt(row, 'too_long')] : []),
    ...others.map((cell) => noticeAt(row, 'extra_value_left_out', cell)),
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
  const hasLastName = textOf(row, columns, 'last_name') !== '' && !isNoPerson(row, columns)
  const kind = hasLastName ? 'first_name_missing' : 'name_missing'
  return { ...errorAt(row, kind), value: cut(value, 80) }
}

/** Separate name columns win over a full name; a single name becomes the first name. */
function nameIn({ row, columns, nameOrder }: MemberReading, written: string): PersonName {
  const whole = splitName(withoutTitle(written), nameOrder)
  const first = withoutTitle(textOf(row, columns, 'first_name')) || whole.firstName
  const last = lastNameIn(cellsOf(row, columns, 'last_name'), first) || whole.lastName
  // An empty first-name column is no reason to use the family name as first name.
  if (first === '' && columns.some(({ field }) => field === 'first_name'))
    return { firstName: '', lastName: last }
  return nameFromCapitals(
    first === '' ? { firstName: last, lastName: '' } : { firstName: first, lastName: last },
  )
}

/** Drops a full name that repeats its parts: Google exports "Name, Given Name, Family Name". */
function lastNameIn(cells: readonly Cell[], first: string): string {
  const names = cells.map(({ text }) => plain(text))
  const isWhole = (name: string) =>
    first !== '' &&
    name.includes(plain(first)) &&
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
  const read = readDate(dayOfInstant(cell.text, timeZone), dateOrder, today)
  if (read.kind === 'problem')
    return { value: undefined, problems: [errorAt(row, read.problem, cell)] }
  if (read.kind === 'open') return { value: undefined, problems: [] }
  const doubts = [
    ...(isSerialDay(cell.text) ? (['date_counted'] as const) : []),
    ...(hasShortYear(cell.text) ? (['date_short_year'] as const) : []),
    ...(isUnlikely(read.day, today) ? (['date_unlikely'] as const) : []),
  ]
  return { value: read.day, problems: doubts.map((kind) => noticeAt(row, kind, cell)) }
}

function readJerseyCell({ row, columns }: MemberReading): ReadValue<string> {
  const cell = firstCell(row, columns, 'jersey_number')
  if (!cell) return { value: undefined, problems: [] }
  const read = readJersey(cell.text)
  if (read.kind === 'problem')
    return { value: undefined, problems: [errorAt(row, read.problem, cell)] }
  const isText = read.text !== String(Number(read.text))
  return { value: read.text, problems: isText ? [noticeAt(row, 'jersey_kept_as_text', cell)] : [] }
}

function shortTexts({ row, columns }: MemberReading) {
  const problems: ImportProblem[] = []
  const short = (field: MemberField, max: number): string | undefined => {
    const cell = firstCell(row, columns, field)
    if (cell && cell.text.length > max) problems.push(errorAt(row, 'too_long', cell))
    return cell ? cut(cell.text, max) : undefined
  }
  const streets = cellsOf(row, columns, 'address')
  for (const cell of streets)
    if (cell.text.length > lengths.address) problems.push(errorAt(row, 'too_long', cell))
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
  member: UnderstoodMember,
  guardians: readonly UnderstoodGuardian[],
): { member: UnderstoodMember; problems: ImportProblem[] } {
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
      noticeAt(row, 'contact_of_guardian', firstCell(row, columns, part)),
    ),
  }
}

function cut(text: string, max: number): string {
  return text.slice(0, max).trim()
}
