import type { Weekday } from '../days.ts'

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
  readonly kind: 'venue' | 'team' | SharedPeople['kind']
  /** Of two rows or more. */
  readonly ids: readonly string[]
  readonly weekday: Weekday
  readonly names: readonly string[]
}

interface PlanWeek {
  readonly blocks: readonly PlanBlock[]
  /** How many blocks a venue has room for; one where nothing is known. */
  readonly capacities: ReadonlyMap<string, number>
  readonly shared: readonly SharedPeople[]
}

/** Everything in a week that can't take place at once, with the reason. */
export function planClashes({ blocks, capacities, shared }: PlanWeek): readonly PlanClash[] {
  const ofPair = Map.groupBy(shared, ({ teamIds }) => pairOf(teamIds))
  return [...Map.groupBy(blocks, ({ weekday }) => weekday).values()].flatMap((ofDay) => [
    ...venueClashes(ofDay, capacities),
    ...peopleClashes(ofDay, ofPair),
  ])
}

/** Blocks beyond a venue's room; each crowd is reported once, at its largest. */
function venueClashes(
  ofDay: readonly PlanBlock[],
  capacities: ReadonlyMap<string, number>,
): readonly PlanClash[] {
  const byVenue = Map.groupBy(ofDay, ({ venueKey }) => venueKey)
  return [...byVenue].flatMap(([venueKey, atVenue]) =>
    venueKey === null ? [] : crowdsOf(atVenue, capacities.get(venueKey) ?? 1),
  )
}

function crowdsOf(atVenue: readonly PlanBlock[], capacity: number): readonly PlanClash[] {
  const tooLarge = atVenue
    .map((block, at) => crowdAt(atVenue, block, at))
    .filter((crowd) => crowd.length > capacity && crowd.some(({ isFixed }) => !isFixed))
  return tooLarge
    .filter((crowd) => !tooLarge.some((other) => isPartOf(crowd, other)))
    .map((crowd) => ({
      kind: 'venue',
      ids: crowd.map(({ id }) => id),
      weekday: crowd[0]?.weekday ?? 'MO',
      names: [],
    }))
}

/** Everything at the venue when a block starts. */
function crowdAt(
  atVenue: readonly PlanBlock[],
  block: PlanBlock,
  at: number,
): readonly PlanBlock[] {
  return atVenue.filter(
    (one, index) => index === at || (isOn(one, block, index < at) && isAtOnce(one, block)),
  )
}

function isPartOf(small: readonly PlanBlock[], large: readonly PlanBlock[]): boolean {
  return large.length > small.length && small.every((one) => large.includes(one))
}

/** Counted at the later start, so that each crowd is reported once. */
function isOn(one: PlanBlock, block: PlanBlock, isEarlier: boolean): boolean {
  return one.from < block.from || (one.from === block.from && isEarlier)
}

function peopleClashes(
  ofDay: readonly PlanBlock[],
  shared: ReadonlyMap<string, readonly SharedPeople[]>,
): readonly PlanClash[] {
  const planned = ofDay.filter(({ isFixed }) => !isFixed)
  return planned.flatMap((one, at) =>
    [...planned.slice(at + 1), ...ofDay.filter(({ isFixed }) => isFixed)].flatMap(
      (other): readonly PlanClash[] => {
        if (one.id === other.id || !isAtOnce(one, other)) return []
        const found = { ids: [one.id, other.id], weekday: one.weekday }
        if (one.teamId === other.teamId) return [{ ...found, kind: 'team', names: [] }]
        const people = shared.get(pairOf([one.teamId, other.teamId])) ?? []
        return people.map(({ kind, names }) => ({ ...found, kind, names }))
      },
    ),
  )
}

function pairOf(teamIds: readonly string[]): string {
  return teamIds.toSorted().join(' ')
}

/** Times and days sort as text. */
function isAtOnce(one: PlanBlock, other: PlanBlock): boolean {
  return (
    one.from < other.to && other.from < one.to && one.first <= other.last && other.first <= one.last
  )
}
