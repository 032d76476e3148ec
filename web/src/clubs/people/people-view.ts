import type { ClubFilter } from '@touchline/contract/clubs/shapes/filters'
import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import { ageOn, isMinor } from '@touchline/domain/values/age'
import { isSearched, searchText } from '@touchline/domain/values/folding'

export const peopleSorts = [
  'name',
  'number',
  'teams',
  'born',
  'entered',
  'exited',
  'kind',
  'fee',
] as const
export type PeopleSort = (typeof peopleSorts)[number]

export interface PeopleOrder {
  readonly sort: PeopleSort
  readonly descending: boolean
}

/** What the view needs besides the people. */
export interface PeopleFacts {
  /** YYYY-MM-DD */
  readonly today: string
  /** Each team's age group by its id. */
  readonly ageGroups: ReadonlyMap<string, string | null>
}

/** People who match every part of the filter; the server decides who is current. */
export function filterPeople(
  people: readonly ClubPerson[],
  filter: ClubFilter,
  facts: PeopleFacts,
): readonly ClubPerson[] {
  const tests = Object.entries(filter).flatMap(([name, wanted]) => {
    const test = testNamed(name)
    return test === undefined || wanted === undefined || wanted === ''
      ? []
      : [(person: ClubPerson) => test(person, wanted, facts)]
  })
  return people.filter((person) => tests.every((test) => test(person)))
}

type Test = (person: ClubPerson, wanted: string, facts: PeopleFacts) => boolean

const fits: Readonly<Record<Exclude<keyof ClubFilter, 'state'>, Test>> = {
  search: (person, wanted) => isSearched(searchedOf(person), wanted),
  teamId: ({ places }, wanted) =>
    places.some(({ teamId, isArchived }) => teamId === wanted && !isArchived),
  ageGroup: ({ places }, wanted, { ageGroups }) =>
    places.some(({ teamId, isArchived }) => ageGroups.get(teamId) === wanted && !isArchived),
  age: ({ dateOfBirth }, wanted, { today }) => {
    if (dateOfBirth === null) return wanted === 'unknown'
    return wanted === (isMinor(dateOfBirth, today) ? 'minors' : 'adults')
  },
  membership: ({ membership }, wanted) => wanted === (membership?.kind ?? 'none'),
  number: ({ membership }, wanted) => (membership?.number != null) === (wanted === 'with'),
  entered: ({ membership }, wanted, { today }) => {
    const entered = membership?.enteredOn ?? null
    if (entered === null) return wanted === 'unknown'
    const year = Number(today.slice(0, 4)) - (wanted === 'last_year' ? 1 : 0)
    return wanted !== 'unknown' && entered.startsWith(String(year))
  },
  fee: ({ fee }, wanted) =>
    wanted === 'unpaid' ? fee === 'open' || fee === 'overdue' : fee === wanted,
  reach: ({ isReached }, wanted) => isReached === (wanted === 'reached'),
  pictures: ({ pictures }, wanted) => pictures === wanted,
  check: ({ check }, wanted) => check === wanted,
}

function testNamed(name: string): Test | undefined {
  return Object.entries(fits).find(([known]) => known === name)?.[1]
}

const searchedTexts = new WeakMap<ClubPerson, string>()

/** Cached for each person; includes the parents' names. */
function searchedOf(person: ClubPerson): string {
  const known = searchedTexts.get(person)
  if (known !== undefined) return known
  const { firstName, lastName, email, membership, parents } = person
  const made = searchText(
    `${firstName} ${lastName}`,
    email,
    membership?.number,
    ...parents.flatMap((parent) => [`${parent.firstName} ${parent.lastName}`, parent.email]),
  )
  searchedTexts.set(person, made)
  return made
}

const byWord = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** People without the sorted value come last in both directions; equal ones are sorted by name. */
export function sortPeople(
  people: readonly ClubPerson[],
  { sort, descending }: PeopleOrder,
): readonly ClubPerson[] {
  const keyed = people.map((person) => ({ person, key: keyOf(person, sort) }))
  const sorted = keyed.toSorted((one, other) => {
    if ((one.key === '') !== (other.key === '')) return one.key === '' ? 1 : -1
    const order = byWord.compare(one.key, other.key)
    return descending ? -order : order
  })
  return sorted.map(({ person }) => person)
}

const feeOrder = { overdue: '1', open: '2', paid: '3', none: '4' } as const

const keys: Readonly<Record<PeopleSort, (person: ClubPerson) => string | null | undefined>> = {
  name: ({ lastName, firstName }) => `${lastName} ${firstName}`.trim(),
  number: ({ membership }) => membership?.number,
  teams: ({ places }) => places[0]?.teamName,
  born: ({ dateOfBirth }) => dateOfBirth,
  entered: ({ membership }) => membership?.enteredOn,
  exited: ({ membership }) => membership?.exitedOn,
  kind: ({ membership }) => membership?.kind,
  fee: ({ fee }) => fee && feeOrder[fee],
}

function keyOf(person: ClubPerson, sort: PeopleSort): string {
  return keys[sort](person) ?? ''
}

/** Where emails about someone go: to a minor's parents, otherwise to themselves. */
export function addressesOf(person: ClubPerson, today: string): readonly string[] {
  const { dateOfBirth, email, parents } = person
  const ofParents = parents.flatMap((parent) => parent.email ?? [])
  const isYoung = dateOfBirth === null ? ofParents.length > 0 : isMinor(dateOfBirth, today)
  if (isYoung) return ofParents
  return email === null ? ofParents : [email]
}

/** Whether someone is on no roster at present. */
export function isInNoTeam({ places }: Pick<ClubPerson, 'places'>): boolean {
  return places.every(({ isArchived }) => isArchived)
}

/** Whether a document goes to them by email, as they are in no team to see it. */
export function getsEmail(person: Pick<ClubPerson, 'places' | 'email' | 'isFormer'>): boolean {
  return isInNoTeam(person) && !person.isFormer && (person.email ?? '') !== ''
}

/** How many parents the minors among these people have, each counted once. */
export function guardiansOf(people: readonly ClubPerson[], today: string): number {
  const minors = people.filter(
    ({ dateOfBirth }) => dateOfBirth === null || isMinor(dateOfBirth, today),
  )
  const parents = minors.flatMap(({ id, parents }) =>
    parents.map((one) => one.email?.toLowerCase() ?? `${id} ${one.firstName} ${one.lastName}`),
  )
  return new Set(parents).size
}

export function ageOf({ dateOfBirth }: ClubPerson, today: string): number | undefined {
  return dateOfBirth === null ? undefined : ageOn(dateOfBirth, today)
}
