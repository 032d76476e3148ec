import { eventKindsForSport, type MatchEvent, shootOutKinds } from './events.ts'

type Side = MatchEvent['side']

/** A kick in a shoot-out. */
export interface ShootOutKick {
  readonly id: string
  readonly side: Side
  readonly isScored: boolean
}

/** A penalty shoot-out, computed from its kicks. */
export interface ShootOut {
  readonly kicks: readonly ShootOutKick[]
  readonly own: number
  readonly opponent: number
  /** The side with the next kick; undefined before the first and after the last. */
  readonly next: Side | undefined
  readonly winner: Side | undefined
}

/** Kicks per side before sudden death. */
export const kicksPerSide = 5

/** The shoot-out so far. `events` must be in the order they were entered. */
export function shootOutState(
  events: readonly Pick<MatchEvent, 'id' | 'kind' | 'side'>[],
): ShootOut {
  const kicks = events
    .filter(({ kind }) => isShootOutKind(kind))
    .map(({ id, kind, side }) => ({ id, side, isScored: kind === 'shoot_out_scored' }))
  const taken = countsOf(kicks)
  const scored = countsOf(kicks.filter(({ isScored }) => isScored))
  const winner = winnerOf(taken, scored)
  return { kicks, ...scored, winner, next: winner === undefined ? nextOf(kicks, taken) : undefined }
}

/** True for a kick of a penalty shoot-out. */
export function isShootOutKind(kind: MatchEvent['kind']): boolean {
  return shootOutKinds.some((one) => one === kind)
}

/** Whether a draw in this sport can go to penalties. */
export function hasShootOut(sport: string): boolean {
  return eventKindsForSport(sport).some(isShootOutKind)
}

type Counts = Readonly<Record<Side, number>>

function countsOf(kicks: readonly ShootOutKick[]): Counts {
  const own = kicks.filter(({ side }) => side === 'own').length
  return { own, opponent: kicks.length - own }
}

/** A side wins when the other can't catch up with its remaining kicks. */
function winnerOf(taken: Counts, scored: Counts): Side | undefined {
  const rounds = Math.max(kicksPerSide, taken.own, taken.opponent)
  if (scored.own > scored.opponent + rounds - taken.opponent) return 'own'
  if (scored.opponent > scored.own + rounds - taken.own) return 'opponent'
  return undefined
}

/** Sides alternate; the first one also starts later rounds. */
function nextOf([first]: readonly ShootOutKick[], taken: Counts): Side | undefined {
  if (first === undefined) return undefined
  if (taken.own === taken.opponent) return first.side
  return taken.own < taken.opponent ? 'own' : 'opponent'
}
