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

/** Reported at the block that is one too many, with those it meets. */
function venueClashes(
  ofDay: readonly PlanBlock[],
  capacities: ReadonlyMap<string, number>,
): readonly PlanClash[] {
  return ofDay.flatMap((block, at) => {
    const { venueKey, weekday } = block
    if (venueKey === null) return []
    const others = ofDay.filter(
      (one, index) =>
        index !== at &&
        one.venueKey === venueKey &&
        isAtOnce(one, block) &&
        isOn(one, block, index < at),
    )
    if (others.length < (capacities.get(venueKey) ?? 1)) return []
    const ids = [...others.map(({ id }) => id), block.id]
    return [{ kind: 'venue', ids, weekday, names: [] }]
  })
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
