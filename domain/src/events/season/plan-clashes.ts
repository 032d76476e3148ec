import { addDays, type Weekday, weekdayIndex, weekdays } from '../days.ts'
import type { Break } from './read-row.ts'

/** A training or match as the week shows it. */
export interface PlanBlock {
  readonly id: string
  readonly teamId: string
  readonly weekday: Weekday
  readonly from: string
  readonly to: string
  /** Folded name; null for none. */
  readonly venueKey: string | null
  readonly first: string
  readonly last: string
  /** Leaves out the breaks. */
  readonly pauses: boolean
  /** In the calendar already: two such blocks are no matter of the plan. */
  readonly isFixed: boolean
}

export const sharedKinds = ['coach', 'player', 'family'] as const

/** People who belong to two teams. */
export interface SharedPeople {
  /** Two of them. */
  readonly teamIds: readonly string[]
  readonly kind: (typeof sharedKinds)[number]
  /** Empty for readers who may not see them. */
  readonly names: readonly string[]
}

export interface PlanClash {
  readonly kind: 'venue' | 'closed' | 'team' | SharedPeople['kind']
  /** Of two rows or more; of one where the venue is closed. */
  readonly ids: readonly string[]
  readonly weekday: Weekday
  /** The only day, or the first one that a closure affects; null for every week. */
  readonly day: string | null
  readonly names: readonly string[]
}

/** When a venue can't be used, by the club's wall clock: YYYY-MM-DDTHH:MM. */
export interface PlanClosure {
  readonly venueKey: string
  readonly startsLocal: string
  readonly endsLocal: string
}

interface PlanWeek {
  readonly blocks: readonly PlanBlock[]
  /** How many blocks a venue has room for; one where nothing is known. */
  readonly capacities: ReadonlyMap<string, number>
  readonly shared: readonly SharedPeople[]
  readonly closures: readonly PlanClosure[]
  readonly breaks: readonly Break[]
}

/** Everything in a week that can't take place at once, with the reason. */
export function planClashes(week: PlanWeek): readonly PlanClash[] {
  const { blocks, shared } = week
  const ofPair = Map.groupBy(shared, ({ teamIds }) => pairOf(teamIds))
  return [...Map.groupBy(blocks, ({ weekday }) => weekday).values()].flatMap((ofDay) => [
    ...venueClashes(ofDay, week),
    ...closedVenues(ofDay, week),
    ...peopleClashes(ofDay, { ofPair, breaks: week.breaks }),
  ])
}

/** Blocks beyond a venue's room; each crowd is reported once, at its largest. */
function venueClashes(ofDay: readonly PlanBlock[], week: PlanWeek): readonly PlanClash[] {
  const byVenue = Map.groupBy(ofDay, ({ venueKey }) => venueKey)
  return [...byVenue].flatMap(([venueKey, atVenue]) =>
    venueKey === null
      ? []
      : crowdsOf(atVenue, { capacity: week.capacities.get(venueKey) ?? 1, breaks: week.breaks }),
  )
}

interface Room {
  readonly capacity: number
  readonly breaks: readonly Break[]
}

function crowdsOf(atVenue: readonly PlanBlock[], { capacity, breaks }: Room): readonly PlanClash[] {
  const tooLarge = atVenue
    .flatMap((block, at) => crowdsAt(atVenue, { block, at, breaks }))
    .filter((crowd) => crowd.length > capacity && crowd.some(({ isFixed }) => !isFixed))
  return tooLarge
    .filter((crowd) => !tooLarge.some((other) => isPartOf(crowd, other)))
    .map((crowd) => ({
      kind: 'venue',
      ids: crowd.map(({ id }) => id),
      weekday: crowd[0]?.weekday ?? 'MO',
      day: onlyDayOf(crowd),
      names: [],
    }))
}

interface Start {
  readonly block: PlanBlock
  readonly at: number
  readonly breaks: readonly Break[]
}

/** Who is at the venue when a block starts, on each day on which another one joins. */
function crowdsAt(
  atVenue: readonly PlanBlock[],
  { block, at, breaks }: Start,
): readonly (readonly PlanBlock[])[] {
  const ever = atVenue.filter(
    (one, index) => index === at || (isOn(one, block, index < at) && isAtOnce(one, block, breaks)),
  )
  const days = new Set(ever.map(({ first }) => (first > block.first ? first : block.first)))
  const crowds = [...days].map((day) => {
    const singles = ever.filter((one) => one.first === one.last && one.first === day)
    return ever.filter(
      (one) =>
        one.first <= day &&
        day <= one.last &&
        singles.every((single) => isOnDate(one, single.first, breaks)),
    )
  })
  return crowds.filter((crowd) => crowd.includes(block))
}

/** Planned blocks while their venue is closed. */
function closedVenues(
  ofDay: readonly PlanBlock[],
  { closures, breaks }: PlanWeek,
): readonly PlanClash[] {
  const ofVenue = Map.groupBy(closures, ({ venueKey }) => venueKey)
  return ofDay
    .filter(({ isFixed }) => !isFixed)
    .flatMap((block) => {
      const closed = block.venueKey === null ? [] : (ofVenue.get(block.venueKey) ?? [])
      const [day] = closed.flatMap((one) => closedDay(block, one, breaks) ?? []).toSorted()
      if (day === undefined) return []
      return [{ kind: 'closed', ids: [block.id], weekday: block.weekday, day, names: [] }]
    })
}

/** The first date of a block within a closure. */
function closedDay(
  block: PlanBlock,
  { startsLocal, endsLocal }: PlanClosure,
  breaks: readonly Break[],
): string | undefined {
  const opens = startsLocal.slice(0, 10)
  const start = opens > block.first ? opens : block.first
  const wait = (weekdays.indexOf(block.weekday) - weekdayIndex(start) + 7) % 7
  for (let day = addDays(start, wait); day <= block.last; day = addDays(day, 7)) {
    if (`${day}T${block.from}` >= endsLocal) return undefined
    if (`${day}T${block.to}` > startsLocal && isOnDate(block, day, breaks)) return day
  }
  return undefined
}

function onlyDayOf(blocks: readonly PlanBlock[]): string | null {
  return blocks.find(({ first, last }) => first === last)?.first ?? null
}

function isPartOf(small: readonly PlanBlock[], large: readonly PlanBlock[]): boolean {
  return large.length > small.length && small.every((one) => large.includes(one))
}

/** Counted at the later start, so that each crowd is reported once. */
function isOn(one: PlanBlock, block: PlanBlock, isEarlier: boolean): boolean {
  return one.from < block.from || (one.from === block.from && isEarlier)
}

interface People {
  readonly ofPair: ReadonlyMap<string, readonly SharedPeople[]>
  readonly breaks: readonly Break[]
}

function peopleClashes(
  ofDay: readonly PlanBlock[],
  { ofPair, breaks }: People,
): readonly PlanClash[] {
  const planned = ofDay.filter(({ isFixed }) => !isFixed)
  return planned.flatMap((one, at) =>
    [...planned.slice(at + 1), ...ofDay.filter(({ isFixed }) => isFixed)].flatMap(
      (other): readonly PlanClash[] => {
        if (one.id === other.id || !isAtOnce(one, other, breaks)) return []
        const day = onlyDayOf([one, other])
        const found = { ids: [one.id, other.id], weekday: one.weekday, day }
        if (one.teamId === other.teamId) return [{ ...found, kind: 'team', names: [] }]
        const people = ofPair.get(pairOf([one.teamId, other.teamId])) ?? []
        return people.map(({ kind, names }) => ({ ...found, kind, names }))
      },
    ),
  )
}

function pairOf(teamIds: readonly string[]): string {
  return teamIds.toSorted().join(' ')
}

/** Times and days sort as text. */
function isAtOnce(one: PlanBlock, other: PlanBlock, breaks: readonly Break[]): boolean {
  if (one.from >= other.to || other.from >= one.to) return false
  if (one.first > other.last || other.first > one.last) return false
  return [one, other]
    .filter(({ first, last }) => first === last)
    .every(({ first }) => isOnDate(one, first, breaks) && isOnDate(other, first, breaks))
}

/** Whether a block that runs on this weekday takes place on a day. */
function isOnDate(
  { first, last, pauses }: PlanBlock,
  day: string,
  breaks: readonly Break[],
): boolean {
  if (day < first || day > last) return false
  return !pauses || !breaks.some(({ from, to }) => from <= day && day <= to)
}
