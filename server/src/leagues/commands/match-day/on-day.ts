import type { Event } from '@touchline/contract/events/shapes/event'
import { mayEnterLive, mayRunMatchDay, liveFrom } from '@touchline/domain/leagues/permissions'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockDay, requireDay, requireMatch, type Day } from '../../queries/match-day/day.ts'
import type { Doing } from '../running.ts'

/** Who does something on a match day, and when. */
export interface Asking extends Doing {
  readonly eventId: string
}

/** A match day while something of it is written. */
export interface OnDay extends Asking {
  readonly key: EventKey
  readonly event: Event
  readonly day: Day
}

/** The match day, locked, for whoever takes part in the match. */
export async function openDay(tx: Transaction, asking: Asking): Promise<OnDay> {
  const { actor, eventId } = asking
  const event = await requireMatch(tx, actor, eventId)
  const key = { teamId: actor.teamId, eventId }
  await lockDay(tx, key)
  return { ...asking, key, event, day: await requireDay(tx, key) }
}

/** The match day, locked, for the staff. */
export async function runDay(tx: Transaction, asking: Asking): Promise<OnDay> {
  await requireMatch(tx, asking.actor, asking.eventId)
  if (!mayRunMatchDay(asking.actor)) throw new AppError('not_allowed')
  return takingPlace(await openDay(tx, asking))
}

/** The match day, locked, for whoever enters what happens. */
export async function enterDay(tx: Transaction, asking: Asking): Promise<OnDay> {
  const on = await openDay(tx, asking)
  if (!mayEnterLive(asking.actor, on.day.settings.scorer)) throw new AppError('not_allowed')
  return takingPlace(on)
}

/** Nobody knows what happens before it does. */
export function refuseTooEarly({ event, now }: OnDay): void {
  if (now < liveFrom(event)) throw new AppError('match_not_begun')
}

function takingPlace(on: OnDay): OnDay {
  if (on.event.cancelledAt !== null) throw new AppError('event_cancelled')
  return on
}

/** Tells the team and its guests what of a match day is to be read again. */
export async function tellOfMatchDay(
  tx: Transaction,
  { key: { teamId, eventId } }: Pick<OnDay, 'key'>,
  part: 'line_up' | 'live' | 'result' | 'report' | 'settings' | 'vote',
): Promise<void> {
  await announce(tx, {
    name: 'leagues.match_day_changed',
    topics: [`team:${teamId}`, `event:${eventId}`],
    payload: { teamId, eventId, part },
  })
}
