import { chosenDates, type Scope } from '@touchline/domain/events/scopes'
import { may } from '@touchline/domain/teams/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { releaseAttachments } from '../queries/attachments.ts'
import { markCancelledHere } from '../queries/calendar-entries.ts'
import { excludeDate } from '../queries/dates.ts'
import { lockDates, lockEditable, type EditableEvent } from '../queries/editable.ts'
import { markCancelled, markRestored } from '../queries/moving.ts'
import { deleteEvent, isInUse } from '../queries/removal.ts'
import { recordChanges } from './announce-changes.ts'
import type { EventContext } from './event-context.ts'
import { releasePlacesOf } from './leavers.ts'

export interface Cancellation {
  readonly scope?: Scope | undefined
  readonly reason: string | null
}

/** Cancels an event or dates of its series; dates already cancelled are not announced again. */
export async function cancelEvent(
  tx: Transaction,
  asking: EventContext,
  { scope = 'one', reason }: Cancellation,
): Promise<void> {
  const { actor, now } = asking
  const dates = await datesOf(tx, asking, scope)
  const coming = dates.filter(({ cancelledAt }) => cancelledAt === null)
  const eventIds = coming.map(({ id }) => id)
  const [first] = eventIds
  if (first === undefined) return
  const { teamId, accountId } = actor
  await markCancelledHere(tx, { teamId, eventIds }, true)
  await recordChanges(tx, { teamId, actorId: accountId, now }, coming)
  await markCancelled(tx, { teamId, eventIds }, { accountId, reason: reason || null, now })
  await announce(tx, {
    name: 'events.cancelled',
    topics: [`team:${teamId}`],
    payload: { teamId, eventId: first, count: eventIds.length, actorId: accountId },
  })
}

/**
 * Restores a cancelled event with its answers; places of people who have left go to the waiting
 * list.
 */
export async function restoreEvent(
  tx: Transaction,
  asking: EventContext,
  { scope = 'one' }: { readonly scope?: Scope | undefined },
): Promise<void> {
  const { actor, now } = asking
  const dates = await datesOf(tx, asking, scope)
  const off = dates.filter(({ cancelledAt }) => cancelledAt !== null)
  const eventIds = off.map(({ id }) => id)
  const [first] = eventIds
  if (first === undefined) return
  const { teamId, accountId } = actor
  await markCancelledHere(tx, { teamId, eventIds }, false)
  await recordChanges(tx, { teamId, actorId: accountId, now }, off)
  await markRestored(tx, { teamId, eventIds }, now)
  for (const eventId of eventIds) await releasePlacesOf(tx, { teamId, eventId })
  await announce(tx, {
    name: 'events.restored',
    topics: [`team:${teamId}`],
    payload: { teamId, eventId: first, count: eventIds.length, actorId: accountId },
  })
}

/** Deletes an event that nothing depends on; a series remembers the date as excluded. */
export async function removeEvent(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
): Promise<void> {
  const key = { teamId: actor.teamId, eventId }
  const event = await lockEditable(tx, key)
  if (await isInUse(tx, key)) throw new AppError('event_in_use')
  const { teamId } = key
  if (event.seriesId !== null)
    await excludeDate(tx, { teamId, seriesId: event.seriesId }, event.local)
  await deleteEvent(tx, key)
  await releaseAttachments(tx, { teamId, fileIds: event.facts.attachments }, now)
  await announce(tx, { name: 'events.removed', topics: [`team:${teamId}`], payload: { ...key } })
}

async function datesOf(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
  scope: Scope,
): Promise<readonly EditableEvent[]> {
  const key = { teamId: actor.teamId, eventId }
  const dates = scope === 'one' ? [await lockEditable(tx, key)] : await lockDates(tx, key)
  if (!may(actor, 'events.edit')) throw new AppError('not_allowed')
  const anchor = dates.find(({ id }) => id === eventId)
  if (anchor === undefined) throw new AppError('not_found')
  return anchor.seriesId === null ? [anchor] : chosenDates(dates, { anchor, scope, now })
}
