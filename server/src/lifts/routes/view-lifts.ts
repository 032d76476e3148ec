import type { Event } from '@touchline/contract/events/shapes/event'
import type { LiftOffer, LiftRequest, Lifts } from '@touchline/contract/lifts/shapes'
import {
  isOwnRequest,
  isTravelling,
  mayArrangeFor,
  mayReadMeetingPlace,
  maySeeRequest,
} from '@touchline/domain/lifts/permissions'
import { representedBy, type Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'

import { maySeeOffer } from '../commands/blocks.ts'
import {
  findPassengers,
  areLiftsOn,
  mayOfferLift,
  ownAnswers,
  requireSeenEvent,
  type RosterPassenger,
} from '../commands/lift-context.ts'
import { findLifts, type StoredLifts, type StoredOffer } from '../queries/lifts.ts'

interface Reading {
  readonly actor: Actor
  readonly eventId: string
  readonly now: Date
}

/** The lifts to an event as this reader may see them. */
export async function viewLifts(db: Queryable, { actor, eventId, now }: Reading): Promise<Lifts> {
  const { teamId } = actor
  const event = await requireSeenEvent(db, actor, eventId)
  const stored = await findLifts(db, { teamId, eventId })
  if (!areLiftsOn(event, stored))
    return { isOn: false, mayDrive: false, mayRequestFor: [], offers: [], requests: [] }
  const memberIds = representedBy(actor)
  const { timeZone } = event
  const own = await findPassengers(db, { actor, now, eventId }, { memberIds, timeZone })
  return {
    isOn: true,
    ...whatMayBeDone(actor, { event, own, stored }),
    offers: offersFor(actor, event, stored),
    requests: requestsFor(actor, stored),
  }
}

interface Own {
  readonly event: Event
  readonly own: ReadonlyMap<string, RosterPassenger>
  readonly stored: StoredLifts
}

function whatMayBeDone(
  actor: Actor,
  { event, own, stored }: Own,
): Pick<Lifts, 'mayDrive' | 'mayRequestFor'> {
  const coming = ownAnswers(actor, event).filter(isTravelling)
  const hasRequest = new Set(stored.requests.map(({ memberId }) => memberId))
  return {
    mayDrive: mayOfferLift(actor, event, own),
    mayRequestFor: coming.flatMap(({ memberId, firstName }) => {
      const passenger = own.get(memberId)
      const may = passenger !== undefined && mayArrangeFor(actor, passenger)
      return may && !hasRequest.has(memberId)
        ? [{ memberId, firstName, isMe: passenger.isSelf }]
        : []
    }),
  }
}

function offersFor(actor: Actor, event: Event, stored: StoredLifts): LiftOffer[] {
  return stored.offers
    .filter((offer) => maySeeOffer(actor, offer, stored))
    .map((offer) => offerFor(actor, event, offer))
}

function offerFor(actor: Actor, { startsAt, location }: Event, offer: StoredOffer): LiftOffer {
  const { id, driver, direction, seats, leavesAt, forStartsAt, forPlace } = offer
  const isMine = offer.accountId === actor.accountId
  return {
    id,
    driver,
    children: [...offer.children],
    isMine,
    direction,
    seats,
    leavesAt,
    meetingPlace: isMine || mayReadMeetingPlace(actor) ? offer.meetingPlace : null,
    beforeChange: new Date(forStartsAt).toISOString() !== startsAt || forPlace !== location,
  }
}

function requestsFor(actor: Actor, { requests }: StoredLifts): LiftRequest[] {
  return requests
    .filter(({ memberId }) => maySeeRequest(actor, memberId))
    .map(({ memberId, accountId, firstName, lastName, direction, meetingPlace, seats }) => ({
      memberId,
      firstName,
      lastName,
      direction,
      isMine: isOwnRequest(actor, memberId),
      isMe: accountId === actor.accountId,
      meetingPlace: mayReadMeetingPlace(actor, memberId) ? meetingPlace : null,
      seats: [...seats],
    }))
}
