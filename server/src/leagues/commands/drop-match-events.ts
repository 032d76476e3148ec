import type { ActorContext } from '@touchline/domain/teams/actor'

import { dropEvents } from '#server/events/commands/drop.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { clearMatchEnds } from '../queries/match-day/results.ts'

/** Deletes the events of deleted matches; a result alone doesn't keep an event. */
export async function dropMatchEvents(
  tx: Transaction,
  context: ActorContext,
  eventIds: readonly string[],
): Promise<void> {
  if (eventIds.length === 0) return
  await clearMatchEnds(tx, { teamId: context.actor.teamId, eventIds })
  await dropEvents(tx, context, eventIds)
}
