import {
  announceAt,
  changeKey,
  changeToAnnounce,
  type AnnouncedChange,
} from '@touchline/domain/events/announced-change'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { lockEvent } from '../queries/event-lock.ts'
import {
  findTeamsWithDue,
  makePendingDue,
  markAnnounced,
  savePending,
  takeDueChanges,
  type PendingChange,
} from '../queries/pending-changes.ts'
import type { EventContext } from './event-context.ts'

interface ChangeMade {
  readonly teamId: string
  /** Not notified about the change; null when a calendar changed the event. */
  readonly actorId: string | null
  readonly now: Date
}

/** An event that is about to change, and its new start. */
interface Changing {
  readonly id: string
  readonly startsAt: string
  readonly willStartAt?: string
}

/**
 * Records that people must be notified of a change. Call it before the change is written: it saves
 * the facts people know now.
 */
export async function recordChanges(
  tx: Transaction,
  made: ChangeMade,
  changing: readonly Changing[],
): Promise<void> {
  if (changing.length === 0) return
  const pending = changing.map(({ id, startsAt, willStartAt = startsAt }) => ({
    eventId: id,
    dueAt: announceAt(made.now, [startsAt, willStartAt]),
  }))
  await savePending(tx, made, pending)
}

/** Announces due changes, each once, even with several processes. */
export async function announceDueChanges({ database, clock }: Platform): Promise<void> {
  const now = clock()
  const teamIds = await database.transaction().execute((tx) => findTeamsWithDue(tx, now))
  for (const teamId of teamIds)
    await database.transaction().execute(async (tx) => {
      await announceChanges(tx, await takeDueChanges(tx, { teamId, now }))
    })
}

/** Announces now, without waiting out the ten minutes. */
export async function announceNow(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
): Promise<void> {
  const { teamId } = actor
  await lockEvent(tx, { teamId, eventId })
  await makePendingDue(tx, { teamId, eventId, now })
  await announceChanges(tx, await takeDueChanges(tx, { teamId, now }))
}

/**
 * One announcement for all dates of a series that changed alike; none for a change that was
 * reverted.
 */
async function announceChanges(tx: Transaction, pending: readonly PendingChange[]): Promise<void> {
  const groups = Map.groupBy(
    pending.filter(({ was, is }) => changeToAnnounce(was, is) !== undefined),
    ({ together, was, is, zone }) => `${together} ${changeKey(was, is, zone)}`,
  )
  for (const dates of groups.values()) await announceOne(tx, dates)
}

async function announceOne(tx: Transaction, dates: readonly PendingChange[]): Promise<void> {
  const [first] = dates
  if (first === undefined) return
  const { teamId, eventId, actorId, was, is } = first
  const kind: AnnouncedChange | undefined = changeToAnnounce(was, is)
  if (kind === undefined) return
  const changedAt = new Date(Math.max(...dates.map((date) => date.changedAt.getTime())))
  await markAnnounced(tx, { teamId, eventIds: dates.map((date) => date.eventId), changedAt })
  await announce(tx, {
    name: 'events.change_announced',
    topics: [`team:${teamId}`],
    payload: {
      teamId,
      eventId,
      kind,
      count: dates.length,
      at: changedAt.toISOString(),
      // If two people edited, only the last editor knows every change.
      actorId,
      wasStart: was.startsAt,
      wasEnd: was.endsAt,
      wasAllDay: was.isAllDay,
      wasPlace: was.place,
      startsAt: is.startsAt,
      endsAt: is.endsAt,
      isAllDay: is.isAllDay,
      place: is.place,
    },
  })
}
