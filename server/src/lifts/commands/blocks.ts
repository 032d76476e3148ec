import {
  isBlockedFromAny,
  representedBy,
  represents,
  type Actor,
} from '@touchline/domain/teams/actor'

import type { StoredLifts, StoredOffer, StoredRequest } from '../queries/lifts.ts'

/**
 * Cars are hidden where the club blocks the driver from the reader's family, or the reader from someone
 * in the car. Never the reader's own, or one in which their family has a seat.
 */
export function maySeeOffer(
  actor: Actor,
  offer: StoredOffer,
  lifts: Pick<StoredLifts, 'requests'>,
): boolean {
  const riders = findRiders(offer.id, lifts).map(({ memberId }) => memberId)
  const isMine = offer.accountId === actor.accountId
  if (isMine || riders.some((id) => represents(actor, id))) return true
  const mine = representedBy(actor)
  const isDriverBlocked = offer.blockedFrom.some((id) => mine.includes(id))
  return !isDriverBlocked && !isBlockedFromAny(actor, [...offer.family, ...riders])
}

/** The club blocks someone in the car from the passenger, or the passenger from them. */
export function isBlockedFromRiders(
  { memberId, blockedFrom }: StoredRequest,
  offer: StoredOffer,
  lifts: Pick<StoredLifts, 'requests'>,
): boolean {
  const riders = findRiders(offer.id, lifts).filter((one) => one.memberId !== memberId)
  const inCar = [...offer.family, ...riders.map((one) => one.memberId)]
  return (
    riders.some((one) => one.blockedFrom.includes(memberId)) ||
    blockedFrom.some((id) => inCar.includes(id))
  )
}

export function findRiders(
  offerId: string,
  { requests }: Pick<StoredLifts, 'requests'>,
): readonly StoredRequest[] {
  return requests.filter(({ seats }) => seats.some((seat) => seat.offerId === offerId))
}
