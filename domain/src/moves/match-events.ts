import { eventKindsForSport } from '../leagues/match-day/events.ts'
import type { PlannedEvent } from './team-history.ts'

/** A match event of the own team without a time. */
export interface PlannedGoal {
  readonly kind: 'goal' | 'yellow_card' | 'red_card'
  readonly member: string | null
  /** The assisting player. */
  readonly partner: string | null
}

/**
 * The goals and cards of one match that its sport knows. An assist goes with a goal of another
 * player, or with a goal of the score that has no scorer; no other assist can be kept.
 */
export function matchEventsOf(
  event: Pick<PlannedEvent, 'figures' | 'score' | 'homeAway'>,
  sport: string,
): readonly PlannedGoal[] {
  const kinds = eventKindsForSport(sport)
  return goalsAndCards(event).filter(({ kind }) => kinds.includes(kind))
}

/** The same in a sport that knows them all. */
export function goalsAndCards({
  figures,
  score,
  homeAway,
}: Pick<PlannedEvent, 'figures' | 'score' | 'homeAway'>): readonly PlannedGoal[] {
  const scorers = figures.flatMap(({ who, goals }) => times(goals, who))
  const own = score === null ? 0 : score[homeAway === 'away' ? 'away' : 'home']
  const open = times(Math.max(0, own - scorers.length), null)
  const assists = figures.flatMap(({ who, assists: count }) => times(count, who))
  const goals = withAssists([...scorers, ...open], assists)
  const cards = figures.flatMap(({ who, yellowCards, redCards }) => [
    ...times(yellowCards, cardOf('yellow_card', who)),
    ...times(redCards, cardOf('red_card', who)),
  ])
  return [...goals, ...cards]
}

/** Goals with neither scorer nor assist say no more than the score. */
function withAssists(
  scorers: readonly (string | null)[],
  assists: readonly string[],
): readonly PlannedGoal[] {
  const left = [...assists]
  return scorers.flatMap((member): PlannedGoal[] => {
    const at = left.findIndex((assisting) => assisting !== member)
    const partner = at === -1 ? null : (left.splice(at, 1)[0] ?? null)
    return member === null && partner === null ? [] : [{ kind: 'goal', member, partner }]
  })
}

function cardOf(kind: 'yellow_card' | 'red_card', member: string): PlannedGoal {
  return { kind, member, partner: null }
}

function times<T>(count: number, thing: T): T[] {
  return Array.from({ length: count }, () => thing)
}
