import { isDeepStrictEqual } from 'node:util'

import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { endMatches, reopenMatches } from '../../queries/match-day/results.ts'
import type { MatchesChange } from '../sync-events.ts'
import { announceMatchDay } from './locked-match-day.ts'

type Outcome = MatchFields['outcome']

/** The previous and the new result of one of our matches. */
interface ResultChange {
  readonly eventId: string
  readonly before: Outcome | null
  readonly after: Outcome | null
}

/** Updates match days after league results change. */
export async function followLeagueResults(
  tx: Transaction,
  context: ActorContext,
  changes: readonly MatchesChange[],
): Promise<void> {
  const results = changes.flatMap(({ before, after }) =>
    before === undefined ||
    after.eventId === null ||
    isDeepStrictEqual(before.outcome, after.outcome)
      ? []
      : [{ eventId: after.eventId, before: before.outcome, after: after.outcome }],
  )
  await followResults(tx, context, results)
}

/** Ends or reopens match days after a result changes, wherever it was entered. */
export async function followResults(
  tx: Transaction,
  { actor, now }: ActorContext,
  changes: readonly ResultChange[],
): Promise<void> {
  const { teamId, accountId: actorId } = actor
  const ended = changes.filter(({ before, after }) => isFinal(after) && !isFinal(before))
  const reopened = changes.filter(({ before, after }) => isFinal(before) && !isFinal(after))
  if (ended.length > 0) await endMatches(tx, { teamId, eventIds: ended.map(idOf) }, now)
  if (reopened.length > 0) await reopenMatches(tx, { teamId, eventIds: reopened.map(idOf) })
  for (const { eventId } of changes)
    await announceMatchDay(tx, { key: { teamId, eventId } }, 'result')
  for (const { eventId } of ended)
    await announce(tx, {
      name: 'leagues.result_entered',
      topics: [],
      payload: { teamId, eventId, actorId },
    })
}

function idOf({ eventId }: ResultChange): string {
  return eventId
}

function isFinal(outcome: Outcome | null): boolean {
  return outcome?.kind === 'played' || outcome?.kind === 'awarded'
}
