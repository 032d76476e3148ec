import type { MissingDecision } from '@touchline/contract/events/shapes/calendar-sync'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import type { CalendarKey } from '../queries/calendar-entries.ts'
import { lockCalendar, markStopped, type Calendar } from '../queries/calendars.ts'
import { findMissing, keepMissing, markGone } from '../queries/missing-entries.ts'
import { dropEvents } from './drop.ts'

/** Stops following; the events stay and belong to the team. */
export async function stopCalendar(
  tx: Transaction,
  { actor, now }: ActorContext,
  calendarId: string,
): Promise<void> {
  const key = { teamId: actor.teamId, calendarId }
  const calendar = await requireCalendar(tx, key)
  if (calendar.stoppedAt !== null) return
  await markStopped(tx, key, { now, problem: null })
  await announceCalendars(tx, actor.teamId)
}

/** Staff decide what happens to events that are missing from a broken calendar. */
export async function resolveMissing(
  tx: Transaction,
  { actor, now }: ActorContext,
  {
    calendarId,
    missing,
  }: { readonly calendarId: string; readonly missing?: MissingDecision | undefined },
): Promise<void> {
  const key = { teamId: actor.teamId, calendarId }
  if (missing === 'keep') await keepMissing(tx, key)
  else {
    const eventIds = await findMissing(tx, key, now)
    await markGone(tx, key, eventIds)
    await dropEvents(tx, { actor, now }, eventIds)
  }
  await announceCalendars(tx, actor.teamId)
}

export async function requireCalendar(tx: Transaction, key: CalendarKey): Promise<Calendar> {
  const calendar = await lockCalendar(tx, key)
  if (calendar === undefined) throw new AppError('not_found')
  return calendar
}

export async function announceCalendars(tx: Transaction, teamId: string): Promise<void> {
  const topics = [`team:${teamId}`]
  await announce(tx, { name: 'events.calendars_changed', topics, payload: { teamId } })
}
