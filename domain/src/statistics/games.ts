import type { Awarded, Outcome, Played } from '../leagues/match.ts'
import { awardedGoals, goalsInPlay, leadOf } from '../leagues/verdict.ts'

export type GameResult = 'won' | 'drawn' | 'lost'

/** A match as one of its teams is in it. */
export interface OwnMatch {
  readonly id: string
  /** YYYY-MM-DD; null while unknown. */
  readonly date: string | null
  /** On which side of the score the team is. */
  readonly side: 'home' | 'away'
  /** On no one's ground. */
  readonly isNeutral: boolean
  readonly opponent: string
  readonly outcome: Outcome
}

/** A match that has a result, as one of its teams sees it. */
export interface Game extends Pick<OwnMatch, 'id' | 'date' | 'opponent'> {
  readonly at: 'home' | 'away' | 'neutral'
  readonly scored: number
  readonly conceded: number
  readonly result: GameResult
}

/** The games among the matches of a team, the earliest first; those without a day come last. */
export function gamesOf(matches: readonly OwnMatch[]): readonly Game[] {
  return matches
    .flatMap(gameOf)
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

function orderOf({ date, id }: Game): string {
  return `${date ?? '9999-12-31'} ${id}`
}

function gameOf({ outcome, side, isNeutral, id, date, opponent }: OwnMatch): readonly Game[] {
  if (outcome.kind !== 'played' && outcome.kind !== 'awarded') return []
  const at = isNeutral ? 'neutral' : side
  const result = resultOf(outcome, side)
  return [{ id, date, at, opponent, ...goalsOf(outcome, side), result }]
}

function goalsOf(outcome: Played | Awarded, side: 'home' | 'away') {
  if (outcome.kind === 'awarded') return awardedGoals(outcome, side)
  const { home, away } = goalsInPlay(outcome)
  return side === 'home' ? { scored: home, conceded: away } : { scored: away, conceded: home }
}

function resultOf(outcome: Played | Awarded, side: 'home' | 'away'): GameResult {
  if (outcome.kind === 'awarded') {
    if (outcome.against === 'nobody') return 'drawn'
    return outcome.against === side || outcome.against === 'both' ? 'lost' : 'won'
  }
  const lead = side === 'home' ? leadOf(outcome) : -leadOf(outcome)
  if (lead === 0) return 'drawn'
  return lead > 0 ? 'won' : 'lost'
}
