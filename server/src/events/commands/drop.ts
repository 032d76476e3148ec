import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { removeEntries } from '../queries/calendar-entries.ts'
import { lockEvents } from '../queries/editable.ts'
import { markCancelled } from '../queries/moving.ts'
import { deleteEvents, findInUse } from '../queries/removal.ts'
import { recordChanges } from './announce-changes.ts'

/**
 * Removes events that are no longer needed. Those without answers are deleted, those with answers
 * cancelled so that people are notified; past ones stay because people took part.
 */
export async function dropEvents(
  tx: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  eventIds: readonly string[],
): Promise<void> {
  const { teamId, accountId } = actor
  const events = await lockEvents(tx, { teamId, eventIds })
  const inUse = await findInUse(tx, { teamId, eventIds })
  const unused = events.filter(({ id }) => !inUse.has(id)).map(({ id }) => id)
  if (unused.length > 0) {
    await removeEntries(tx, { teamId, eventIds: unused })
    await deleteEvents(tx, { teamId, eventIds: unused })
    await announce(tx, {
      name: 'events.removed',
      topics: [`team:${teamId}`],
      payload: { teamId, eventId: unused[0] ?? '' },
    })
  }
  const coming = events.filter(
    ({ id, cancelledAt, startsAt }) =>
      inUse.has(id) && cancelledAt === null && new Date(startsAt) > now,
  )
  if (coming.length === 0) return
  const off = coming.map(({ id }) => id)
  await recordChanges(tx, { teamId, actorId: accountId, now }, coming)
  await markCancelled(tx, { teamId, eventIds: off }, { accountId, reason: null, now })
  for (const eventId of off)
    await announce(tx, {
      name: 'events.cancelled',
      topics: [`team:${teamId}`],
      payload: { teamId, eventId, count: 1, actorId: accountId },
    })
}
