import type { Event } from '@touchline/contract/events/shapes/event'
import { hasLifts } from '@touchline/domain/lifts/event-lifts'
import {
  isChild,
  isTravelling,
  mayDrive,
  maySeeLifts,
  type Passenger,
} from '@touchline/domain/lifts/permissions'
import { represents, type Actor } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { EventContext } from '#server/events/commands/event-context.ts'
import { requireEvent } from '#server/events/queries/calendar.ts'
import { lockEvent } from '#server/events/queries/event-lock.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findAges, findLifts, type StoredLifts } from '../queries/lifts.ts'

export interface LockedLifts {
  readonly event: Event
  readonly lifts: StoredLifts
}

/**
 * The event and its lifts, locked against other changes, so that no seat is taken twice. Throws when
 * the event is cancelled or over, or has no lifts.
 */
export async function lockLifts(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
): Promise<LockedLifts> {
  const key = { teamId: actor.teamId, eventId }
  await lockEvent(tx, key)
  const event = await requireSeenEvent(tx, actor, eventId)
  if (event.cancelledAt !== null) throw new AppError('event_cancelled')
  if (new Date(event.endsAt) < now) throw new AppError('event_over')
  const lifts = await findLifts(tx, key)
  if (!areLiftsOn(event, lifts)) throw new AppError('conflict')
  return { event, lifts }
}

/** Lifts people arranged stay when the event is no longer elsewhere. */
export function areLiftsOn(event: Event, { choice, offers, requests }: StoredLifts): boolean {
  return hasLifts(event, choice) || offers.length + requests.length > 0
}

/** Lifts are for staff and the invited families. */
export async function requireSeenEvent(
  db: Queryable,
  actor: Actor,
  eventId: string,
): Promise<Event> {
  const event = await requireEvent(db, actor, eventId)
  if (!maySeeLifts(actor, ownAnswers(actor, event))) throw new AppError('not_found')
  return event
}

/** The invited people, also guests, the actor answers for. */
export function ownAnswers(actor: Actor, { mine }: Pick<Event, 'mine'>): Event['mine'] {
  return mine.filter(({ memberId }) => represents(actor, memberId))
}

/** Adults who come, or may come, drive; staff of the team also when the event doesn't invite them. */
export function mayOfferLift(
  actor: Actor,
  event: Event,
  own: ReadonlyMap<string, RosterPassenger>,
): boolean {
  const self = own.get(actor.memberId ?? '')
  const comes = self?.isStaff === true || ownAnswers(actor, event).some(isTravelling)
  return comes && mayDrive([...own.values()])
}

export interface RosterPassenger extends Passenger {
  readonly isStaff: boolean
}

/**
 * Some people of the event, guests too, with whether they are children today; those off the roster are
 * missing.
 */
export async function findPassengers(
  db: Queryable,
  { actor, now, eventId }: EventContext,
  { memberIds, timeZone }: { readonly memberIds: readonly string[]; readonly timeZone: string },
): Promise<ReadonlyMap<string, RosterPassenger>> {
  const today = dayInZone(now, timeZone)
  const ages = await findAges(db, { teamId: actor.teamId, eventId }, memberIds)
  return new Map(
    ages.map(({ memberId, isStaff, accountId, ...age }) => [
      memberId,
      { memberId, isStaff, isSelf: accountId === actor.accountId, isChild: isChild(age, today) },
    ]),
  )
}
