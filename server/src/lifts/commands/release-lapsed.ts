import { legs } from '@touchline/domain/lifts/lifts'

import { lockEvent } from '#server/events/queries/event-lock.ts'
import type { EventKey } from '#server/events/queries/page.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { deleteOffer, deleteRequest, deleteSeats } from '../queries/changes.ts'
import { findEventsWithLapsed, findLapsed } from '../queries/lapsed.ts'
import { findLifts } from '../queries/lifts.ts'
import { announceLifts, type SeatChange } from './announce-lifts.ts'
import { passengersOf } from './offer.ts'
import { findFreedSeats } from './request.ts'

const atOnce = 100

/**
 * Frees seats of people who said no or left, and those in cars of drivers who did. The other side hears
 * of it. May run at any time, in several processes.
 */
export async function releaseLapsed({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  for (const key of await findEventsWithLapsed(database, clock(), atOnce))
    await database.transaction().execute((tx) => releaseLapsedOf(tx, key))
}

async function releaseLapsedOf(tx: Transaction, key: EventKey): Promise<void> {
  const { teamId } = key
  await lockEvent(tx, key)
  const lapsed = await findLapsed(tx, key)
  const lifts = await findLifts(tx, key)
  const changes: SeatChange[] = []
  for (const memberId of lapsed.memberIds) {
    const request = lifts.requests.find((one) => one.memberId === memberId)
    if (request !== undefined) changes.push(...findFreedSeats(request, lifts))
    await deleteRequest(tx, { ...key, memberId })
  }
  for (const offerId of lapsed.offerIds) {
    changes.push(...lostBy(passengersOf(offerId, lifts)))
    await deleteOffer(tx, { teamId, offerId })
  }
  for (const seat of lapsed.seats) {
    changes.push(...lostBy([seat.memberId]))
    await deleteSeats(tx, { ...key, ...seat }, legs)
  }
  const stillThere = changes.filter(
    ({ kind, memberId }) => kind !== 'lost' || !lapsed.memberIds.includes(memberId),
  )
  const isAny = lapsed.memberIds.length + lapsed.offerIds.length + lapsed.seats.length > 0
  if (isAny) await announceLifts(tx, key, { actorId: null, changes: stillThere })
}

function lostBy(memberIds: readonly string[]): readonly SeatChange[] {
  return memberIds.map((memberId) => ({ kind: 'lost', memberId }))
}
