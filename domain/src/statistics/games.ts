import type { Match, Outcome } from '../leagues/match.ts'
import { leadOf } from '../leagues/verdict.ts'

export type GameResult = 'won' | 'drawn' | 'lost'

/** A match that has a result, as one of its teams sees it. */
export interface Game {
  readonly id: string
  readonly date: string | null
  readonly at: 'home' | 'away'
  readonly opponent: string
  readonly scored: number
  readonly conceded: number
  readonly result: GameResult
}

/** The games of a team, the earliest first; those without a day come last. */
export function gamesOf(team: string, matches: readonly Match[]): readonly Game[] {
  return matches
    .filter(({ home, away }) => home === team || away === team)
    .flatMap((match) => gameOf(team, match))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

function orderOf({ date, id }: Game): string {
  return `${date ?? '9999-12-31'} ${id}`
}

function gameOf(team: string, { id, date, home, away, outcome }: Match): readonly Game[] {
  if (outcome.kind !== 'played' && outcome.kind !== 'awarded') return []
  const isHome = home === team
  const { score } = outcome
  return [
    {
      id,
      date,
      at: isHome ? 'home' : 'away',
      opponent: isHome ? away : home,
      scored: isHome ? score.home : score.away,
      conceded: isHome ? score.away : score.home,
      result: resultOf(outcome, isHome ? 'home' : 'away'),
    },
  ]
}

function resultOf(
  outcome: Extract<Outcome, { kind: 'played' | 'awarded' }>,
  side: 'home' | 'away',
): GameResult {
  if (outcome.kind === 'awarded') {
    if (outcome.against === 'nobody') return 'drawn'
    return outcome.against === side || outcome.against === 'both' ? 'lost' : 'won'
  }
  const lead = side === 'home' ? leadOf(outcome) : -leadOf(outcome)
  if (lead === 0) return 'drawn'
  return lead > 0 ? 'won' : 'lost'
}
