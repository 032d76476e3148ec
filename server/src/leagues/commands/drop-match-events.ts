import { dropEvents } from '#server/events/commands/drop.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { forgetEnds } from '../queries/match-day/results.ts'
import type { Doing } from './running.ts'

/** The events of matches that go: a result alone is no reason for one to stay. */
export async function dropMatchEvents(
  tx: Transaction,
  doing: Doing,
  eventIds: readonly string[],
): Promise<void> {
  if (eventIds.length === 0) return
  await forgetEnds(tx, { teamId: doing.actor.teamId, eventIds })
  await dropEvents(tx, doing, eventIds)
}
