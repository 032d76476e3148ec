import type { Event } from '@touchline/contract/events/shapes/event'
import { liveEntryOpensAt, mayEnterLive } from '@touchline/domain/leagues/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockDay, requireDay, requireMatch, type Day } from '../../queries/match-day/day.ts'

export interface MatchDayContext extends ActorContext {
  readonly eventId: string
}

/** A locked match day during a change. */
export interface LockedMatchDay extends MatchDayContext {
  readonly key: EventKey
  readonly event: Event
  readonly day: Day
}

/** Locks the match day of an event the actor may see. */
export async function lockMatchDay(
  tx: Transaction,
  { actor, now, eventId }: MatchDayContext,
): Promise<LockedMatchDay> {
  const event = await requireMatch(tx, actor, eventId)
  const key = { teamId: actor.teamId, eventId }
  await lockDay(tx, key)
  return { actor, now, eventId, key, event, day: await requireDay(tx, key) }
}

/** Locks the match day of an event that isn't cancelled. */
export async function lockActiveMatchDay(
  tx: Transaction,
  context: MatchDayContext,
): Promise<LockedMatchDay> {
  return requireUncancelled(await lockMatchDay(tx, context))
}

/** Locks the match day for staff and the scorer. */
export async function lockMatchDayForEntry(
  tx: Transaction,
  context: MatchDayContext,
): Promise<LockedMatchDay> {
  const locked = await lockMatchDay(tx, context)
  if (!mayEnterLive(context.actor, locked.day.settings.scorer)) throw new AppError('not_allowed')
  return requireUncancelled(locked)
}

/** Live entry opens half a day before the match. */
export function refuseTooEarly({ event, now }: LockedMatchDay): void {
  if (now < liveEntryOpensAt(event)) throw new AppError('match_not_begun')
}

function requireUncancelled(locked: LockedMatchDay): LockedMatchDay {
  if (locked.event.cancelledAt !== null) throw new AppError('event_cancelled')
  return locked
}

/** Tells browsers of the team and its guests to refetch a match day. */
export async function announceMatchDay(
  tx: Transaction,
  { key: { teamId, eventId } }: Pick<LockedMatchDay, 'key'>,
  part: 'line_up' | 'live' | 'result' | 'report' | 'settings' | 'vote',
): Promise<void> {
  await announce(tx, {
    name: 'leagues.match_day_changed',
    topics: [`team:${teamId}`, `event:${eventId}`],
    payload: { teamId, eventId, part },
  })
}
