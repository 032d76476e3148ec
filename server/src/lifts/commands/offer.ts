import type { OfferDraft } from '@touchline/contract/lifts/shapes'
import { legs, legsOf, takenSeats } from '@touchline/domain/lifts/lifts'
import { representedBy } from '@touchline/domain/teams/actor'

import type { EventContext } from '#server/events/commands/event-context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { deleteOffer, deleteSeats, saveOffer } from '../queries/changes.ts'
import type { StoredLifts, StoredOffer } from '../queries/lifts.ts'
import { announceLifts, type SeatChange } from './announce-lifts.ts'
import { findRiders } from './blocks.ts'
import { findPassengers, lockLifts, mayOfferLift, type LockedLifts } from './lift-context.ts'

/** Offers seats in one's own car, changes the offer, or with null withdraws it. */
export async function offerLift(
  tx: Transaction,
  context: EventContext,
  draft: OfferDraft | null,
): Promise<void> {
  const { actor, now, eventId } = context
  const { teamId, accountId } = actor
  const locked = await lockLifts(tx, context)
  const current = locked.lifts.offers.find((one) => one.accountId === accountId)
  if (draft === null) return withdraw(tx, context, { lifts: locked.lifts, offer: current })

  await refuseNoDriver(tx, context, locked)
  const changes =
    current === undefined ? [] : await keepPassengers(tx, context, { ...locked, current, draft })
  await saveOffer(tx, { teamId, eventId, accountId, draft, event: locked.event, now })
  await announceLifts(tx, { teamId, eventId }, { actorId: accountId, changes })
}

async function withdraw(
  tx: Transaction,
  { actor: { teamId, accountId }, eventId }: EventContext,
  { lifts, offer }: { readonly lifts: StoredLifts; readonly offer: StoredOffer | undefined },
): Promise<void> {
  if (offer === undefined) return
  await deleteOffer(tx, { teamId, offerId: offer.id })
  const changes = passengersOf(offer.id, lifts).map((memberId) => ({
    kind: 'lost' as const,
    memberId,
  }))
  await announceLifts(tx, { teamId, eventId }, { actorId: accountId, changes })
}

async function refuseNoDriver(
  tx: Transaction,
  context: EventContext,
  { event }: LockedLifts,
): Promise<void> {
  const { actor } = context
  const memberIds = representedBy(actor)
  const own = await findPassengers(tx, context, { memberIds, timeZone: event.timeZone })
  if (!mayOfferLift(actor, event, own)) throw new AppError('not_allowed')
}

interface ChangedOffer extends LockedLifts {
  readonly current: StoredOffer
  readonly draft: OfferDraft
}

/**
 * Passengers keep their seats and hear of a new time or place. The car needs a seat for each of them;
 * those on a leg it no longer drives lose theirs.
 */
async function keepPassengers(
  tx: Transaction,
  { actor: { teamId }, eventId }: EventContext,
  { current, draft, lifts }: ChangedOffer,
): Promise<readonly SeatChange[]> {
  const driven = legsOf(draft.direction)
  const dropped = legs.filter((leg) => !driven.includes(leg))
  const isTooSmall = driven.some((leg) => takenSeats(current.id, leg, lifts.requests) > draft.seats)
  if (isTooSmall) throw new AppError('lift_full')

  const isNew = current.leavesAt !== draft.leavesAt || current.meetingPlace !== draft.meetingPlace
  const changes: SeatChange[] = []
  for (const { memberId, seats } of lifts.requests) {
    const own = seats.filter(({ offerId }) => offerId === current.id)
    if (own.some(({ leg }) => dropped.includes(leg))) {
      await deleteSeats(tx, { teamId, eventId, memberId, offerId: current.id }, dropped)
      changes.push({ kind: 'lost', memberId })
    } else if (own.length > 0 && isNew) changes.push({ kind: 'changed', memberId })
  }
  return changes
}

export function passengersOf(offerId: string, lifts: StoredLifts): readonly string[] {
  return findRiders(offerId, lifts).map(({ memberId }) => memberId)
}
