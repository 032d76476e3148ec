import { matchingLegs, legs } from '@touchline/domain/lifts/lifts'
import {
  mayArrangeFor,
  mayRelease,
  maySeeRequest,
  howSeatIsTaken,
  type SeatContext,
} from '@touchline/domain/lifts/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { acceptSeats, deleteSeats, saveSeats } from '../queries/changes.ts'
import type { StoredLifts, StoredOffer, StoredRequest } from '../queries/lifts.ts'
import { announceLifts, type SeatChange } from './announce-lifts.ts'
import { isBlockedFromRiders, maySeeOffer } from './blocks.ts'
import { findPassengers, lockLifts } from './lift-context.ts'
import type { PassengerContext } from './request.ts'

interface Match extends SeatContext {
  readonly offer: StoredOffer
  readonly request: StoredRequest
  readonly lifts: StoredLifts
}

/**
 * Takes a seat for every leg that fits. A driver's offer to a child waits until a guardian takes it; the
 * other side hears at once and can decline.
 */
export async function takeSeat(
  tx: Transaction,
  context: PassengerContext,
  offerId: string,
): Promise<void> {
  const { actor, now, eventId, memberId } = context
  const { teamId, accountId } = actor
  const match = await requireMatch(tx, context, offerId)
  const taking = howSeatIsTaken(actor, match)
  if (taking === undefined) throw new AppError('not_allowed')
  // The driver must not learn of a block between others.
  if (isBlockedFromRiders(match.request, match.offer, match.lifts)) throw new AppError('lift_full')

  const key = { teamId, eventId, memberId, offerId }
  const isAccepted = taking === 'accepted'
  const free = matchingLegs(match.request, match.offer, match.lifts.requests)
  const held = match.request.seats.filter((seat) => seat.offerId === offerId)
  const accepts = isAccepted && held.some((seat) => !seat.isAccepted)
  if (accepts) await acceptSeats(tx, key, now)
  else if (free.length === 0) {
    if (held.length > 0) return
    throw new AppError('lift_full')
  }
  if (free.length > 0) await saveSeats(tx, { ...key, legs: free, isAccepted, accountId, now })
  await announceLifts(
    tx,
    { teamId, eventId },
    { actorId: accountId, changes: [taken(context, match)] },
  )
}

/** Gives a seat back, or declines it; the other side hears at once. */
export async function releaseSeat(
  tx: Transaction,
  context: PassengerContext,
  offerId: string,
): Promise<void> {
  const { actor, eventId, memberId } = context
  const { teamId, accountId } = actor
  const match = await requireMatch(tx, context, offerId)
  if (!mayRelease(actor, match)) throw new AppError('not_allowed')
  if (!match.request.seats.some((seat) => seat.offerId === offerId)) return

  await deleteSeats(tx, { teamId, eventId, memberId, offerId }, legs)
  const { driverId, passenger } = match
  const change: SeatChange = mayArrangeFor(actor, passenger)
    ? { kind: 'freed', memberId, driverId }
    : { kind: 'lost', memberId }
  await announceLifts(tx, { teamId, eventId }, { actorId: accountId, changes: [change] })
}

async function requireMatch(
  tx: Transaction,
  context: PassengerContext,
  offerId: string,
): Promise<Match> {
  const { actor, memberId } = context
  const { event, lifts } = await lockLifts(tx, context)
  const offer = lifts.offers.find(({ id }) => id === offerId)
  const request = lifts.requests.find((one) => one.memberId === memberId)
  const wanted = { memberIds: [memberId], timeZone: event.timeZone }
  const people = await findPassengers(tx, context, wanted)
  const passenger = people.get(memberId)
  if (offer === undefined || request === undefined || passenger === undefined)
    throw new AppError('not_found')
  if (!maySeeRequest(actor, memberId) || !maySeeOffer(actor, offer, lifts))
    throw new AppError('not_found')
  const isDriverBlocked = offer.blockedFrom.includes(memberId)
  return { offer, request, passenger, lifts, driverId: offer.accountId, isDriverBlocked }
}

function taken({ actor, memberId }: PassengerContext, { passenger, driverId }: Match): SeatChange {
  return mayArrangeFor(actor, passenger)
    ? { kind: 'taken', memberId, driverId }
    : { kind: 'offered', memberId }
}
