import { formationsOf } from '../../teams/formations.ts'
import type { Format } from '../../teams/options.ts'
import type { LineUp } from './playing-time.ts'

/** A player in a line-up, on the pitch or on the bench. */
export interface Player {
  readonly memberId: string
  /**
   * Counted from 0; null on the bench. In football 0 is the goalkeeper, then line by line from the
   * left.
   */
  readonly place: number | null
  readonly shirtNumber: string | null
}

export interface LineUpDraft {
  readonly formation: string | null
  readonly captain: string | null
  readonly players: readonly Player[]
}

export const lineUpLimits = {
  /** More than any match squad. */
  players: 60,
  places: 15,
} as const

const startersOfSports: Readonly<Record<string, number>> = {
  football: 11,
  basketball: 5,
  volleyball: 6,
  handball: 7,
  rugby: 15,
}

/** The number of starters; an unknown sport has the largest. */
export function countStarters(sport: string, format: Format | null): number {
  if (format !== null) return Number.parseInt(format, 10)
  return startersOfSports[sport] ?? lineUpLimits.places
}

/** Players per line of a formation, goalkeeper first; undefined for unknown formations. */
export function formationLines(
  formation: string,
  { sport, format }: { readonly sport: string; readonly format: Format | null },
): readonly number[] | undefined {
  if (!formationsOf(sport, format).includes(formation)) return undefined
  return [1, ...formation.split('-').map(Number)]
}

/** The starters by place, and the bench. */
export function splitLineUp({ players }: Pick<LineUpDraft, 'players'>): LineUp {
  const starters = players
    .flatMap(({ memberId, place }) => (place === null ? [] : [{ memberId, place }]))
    .toSorted((one, other) => one.place - other.place)
  return {
    starters: starters.map(({ memberId }) => memberId),
    bench: players.filter(({ place }) => place === null).map(({ memberId }) => memberId),
  }
}

/** Invited people and those who are coming may be picked, unless they declined. */
export function mayBePicked({
  isAsked,
  answer,
}: {
  readonly isAsked: boolean
  readonly answer: string | null
}): boolean {
  return answer === null ? isAsked : answer !== 'not_going'
}

interface Versions<T> {
  readonly is: T
  readonly was: T
  readonly wished: T
}

/**
 * Merges one coach's edit since `was` with another's. Undefined if both changed the same player,
 * place, formation or captain.
 */
export function mergeLineUps(versions: Versions<LineUpDraft>): LineUpDraft | undefined {
  const formation = merged(each(versions, (one) => one.formation))
  const captain = merged(each(versions, (one) => one.captain))
  const players = mergedPlayers(versions)
  if (formation === undefined || captain === undefined || players === undefined) return undefined
  if (captain !== null && !players.some(({ memberId }) => memberId === captain)) return undefined
  return { formation, captain, players }
}

function each<T, U>({ is, was, wished }: Versions<T>, of: (one: T) => U): Versions<U> {
  return { is: of(is), was: of(was), wished: of(wished) }
}

/** Undefined if both sides changed it differently. */
function merged<T>(
  { is, was, wished }: Versions<T>,
  isSame: (one: T, other: T) => boolean = Object.is,
): T | undefined {
  if (isSame(wished, was) || isSame(wished, is)) return is
  return isSame(is, was) ? wished : undefined
}

function mergedPlayers(versions: Versions<LineUpDraft>): readonly Player[] | undefined {
  const { is, wished } = versions
  const everybody = new Set([...is.players, ...wished.players].map(({ memberId }) => memberId))
  const players: Player[] = []
  for (const memberId of everybody) {
    const player = merged(
      each(versions, (one) => playerIn(one, memberId)),
      isSameSpot,
    )
    if (player === undefined) return undefined
    if (player !== null) players.push(player)
  }
  const places = players.flatMap(({ place }) => place ?? [])
  return new Set(places).size === places.length ? players : undefined
}

function playerIn({ players }: LineUpDraft, memberId: string): Player | null {
  return players.find((player) => player.memberId === memberId) ?? null
}

function isSameSpot(one: Player | null, other: Player | null): boolean {
  return one?.place === other?.place && one?.shirtNumber === other?.shirtNumber
}
