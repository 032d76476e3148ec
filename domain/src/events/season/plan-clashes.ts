import { minutesOf, type Weekday } from '../days.ts'

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
  return [...Map.groupBy(blocks, ({ weekday }) => weekday).values()].flatMap((ofDay) => [
    ...venueClashes(ofDay, capacities),
    ...peopleClashes(ofDay, shared),
  ])
}

/** Blocks beyond a venue's room; each crowd is reported once, at its largest. */
function venueClashes(
  ofDay: readonly PlanBlock[],
  capacities: ReadonlyMap<string, number>,
): readonly PlanClash[] {
  const crowds = ofDay.map((block, at) => crowdOf(ofDay, block, at))
  const tooLarge = crowds.filter(
    (crowd) => crowd.length > (capacities.get(crowd[0]?.venueKey ?? '') ?? 1),
  )
  return tooLarge
    .filter((crowd) => !tooLarge.some((other) => isPartOf(crowd, other)))
    .map((crowd) => ({
      kind: 'venue',
      ids: crowd.map(({ id }) => id),
      weekday: crowd[0]?.weekday ?? 'MO',
      names: [],
    }))
}

/** Everything at its venue when a block starts. */
function crowdOf(ofDay: readonly PlanBlock[], block: PlanBlock, at: number): readonly PlanBlock[] {
  if (block.venueKey === null) return []
  return ofDay.filter(
    (one, index) =>
      index === at ||
      (one.venueKey === block.venueKey && isAtOnce(one, block) && isOn(one, block, index < at)),
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
  shared: readonly SharedPeople[],
): readonly PlanClash[] {
  return ofDay.flatMap((one, at) =>
    ofDay.slice(at + 1).flatMap((other): readonly PlanClash[] => {
      if (!isAtOnce(one, other) || one.id === other.id) return []
      const found = { ids: [one.id, other.id], weekday: one.weekday }
      if (one.teamId === other.teamId) return [{ ...found, kind: 'team', names: [] }]
      return shared
        .filter(({ teamIds }) => teamIds.includes(one.teamId) && teamIds.includes(other.teamId))
        .map(({ kind, names }) => ({ ...found, kind, names }))
    }),
  )
}

function isAtOnce(one: PlanBlock, other: PlanBlock): boolean {
  return (
    minutesOf(one.from) < minutesOf(other.to) &&
    minutesOf(other.from) < minutesOf(one.to) &&
    one.first <= other.last &&
    other.first <= one.last
  )
}
