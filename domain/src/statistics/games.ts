import { awardedGoals, goalsWithoutShootOut, homeLead } from '../leagues/match-shares.ts'
import type { AwardedOutcome, Outcome, PlayedOutcome } from '../leagues/match.ts'

export type GameResult = 'won' | 'drawn' | 'lost'

/** A match from the view of one of its teams. */
export interface OwnMatch {
  readonly id: string
  /** YYYY-MM-DD; null if unknown. */
  readonly date: string | null
  /** Whether the team is first or second in the score. */
  readonly side: 'home' | 'away'
  /** On neutral ground. */
  readonly isNeutral: boolean
  readonly opponent: string
  readonly outcome: Outcome
}

/** A match with a result from the view of one of its teams. */
export interface Game extends Pick<OwnMatch, 'id' | 'date' | 'opponent'> {
  readonly at: 'home' | 'away' | 'neutral'
  readonly scored: number
  readonly conceded: number
  readonly result: GameResult
}

/** The team's matches with a result, earliest first; those without a date come last. */
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

function goalsOf(outcome: PlayedOutcome | AwardedOutcome, side: 'home' | 'away') {
  if (outcome.kind === 'awarded') return awardedGoals(outcome, side)
  const { home, away } = goalsWithoutShootOut(outcome)
  return side === 'home' ? { scored: home, conceded: away } : { scored: away, conceded: home }
}

function resultOf(outcome: PlayedOutcome | AwardedOutcome, side: 'home' | 'away'): GameResult {
  if (outcome.kind === 'awarded') {
    if (outcome.against === 'nobody') return 'drawn'
    return outcome.against === side || outcome.against === 'both' ? 'lost' : 'won'
  }
  const lead = side === 'home' ? homeLead(outcome) : -homeLead(outcome)
  if (lead === 0) return 'drawn'
  return lead > 0 ? 'won' : 'lost'
}
