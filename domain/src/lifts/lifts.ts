/** The two halves of the way: to the event and home again. */
export const legs = ['there', 'back'] as const

export type Leg = (typeof legs)[number]

export const directions = ['both', 'there', 'back'] as const

export type Direction = (typeof directions)[number]

/** Besides the driver; more is a bus. */
export const maxSeats = 8

/** "Car park of the school", not a letter. */
export const maxMeetingPlace = 120

export interface LiftOffer {
  readonly id: string
  readonly direction: Direction
  readonly seats: number
  /** HH:MM at the event's place; null for a car that only drives back. */
  readonly leavesAt: string | null
}

export interface LiftSeat {
  readonly offerId: string
  readonly leg: Leg
}

export interface LiftRequest {
  readonly memberId: string
  readonly direction: Direction
  readonly seats: readonly LiftSeat[]
}

export interface Lifts<
  Offer extends LiftOffer = LiftOffer,
  Request extends LiftRequest = LiftRequest,
> {
  readonly offers: readonly Offer[]
  readonly requests: readonly Request[]
}

export function legsOf(direction: Direction): readonly Leg[] {
  return direction === 'both' ? legs : [direction]
}

/** The direction that covers these legs; undefined for none. */
export function directionOf(some: readonly Leg[]): Direction | undefined {
  const [first, second] = legs.filter((leg) => some.includes(leg))
  return second === undefined ? first : 'both'
}

interface AskedAndGiven {
  readonly direction: Direction
  readonly seats: readonly { readonly leg: Leg }[]
}

/** The legs for which a request has no seat yet. */
export function openLegs({ direction, seats }: AskedAndGiven): readonly Leg[] {
  return legsOf(direction).filter((leg) => !seats.some((seat) => seat.leg === leg))
}

export function takenSeats(offerId: string, leg: Leg, requests: readonly LiftRequest[]): number {
  return requests.filter(({ seats }) =>
    seats.some((seat) => seat.offerId === offerId && seat.leg === leg),
  ).length
}

/** Free seats on the fullest of the legs. */
export function freeSeats(
  offer: LiftOffer,
  on: readonly Leg[],
  requests: readonly LiftRequest[],
): number {
  return Math.min(...on.map((leg) => offer.seats - takenSeats(offer.id, leg, requests)))
}

/** The legs that a request needs, the car drives and a seat is free on. */
export function matchingLegs(
  request: LiftRequest,
  offer: LiftOffer,
  requests: readonly LiftRequest[],
): readonly Leg[] {
  const driven = legsOf(offer.direction)
  return openLegs(request).filter(
    (leg) => driven.includes(leg) && freeSeats(offer, [leg], requests) > 0,
  )
}

/** The cars with a seat for a request: first those for the whole way, then in order of time. */
export function matchingOffers<Offer extends LiftOffer, Request extends LiftRequest>(
  request: Request,
  { offers, requests }: Lifts<Offer, Request>,
): readonly Offer[] {
  return offers
    .map((offer) => ({ offer, count: matchingLegs(request, offer, requests).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || compareByTime(a.offer, b.offer))
    .map(({ offer }) => offer)
}

/** Cars that only drive back come last. */
export function compareByTime(
  a: Pick<LiftOffer, 'leavesAt' | 'id'>,
  b: Pick<LiftOffer, 'leavesAt' | 'id'>,
): number {
  const [first, second] = [a, b].map(({ leavesAt, id }) => `${leavesAt ?? '~'} ${id}`)
  return (first ?? '') < (second ?? '') ? -1 : 1
}

export interface LiftCounts {
  readonly cars: number
  readonly seats: number
  /** People without a seat for a part of the way they asked for. */
  readonly waiting: number
}

/** "4 cars, 12 seats, 2 still need a lift" */
export function countLifts({ offers, requests }: Lifts): LiftCounts {
  return {
    cars: offers.length,
    seats: offers.reduce((sum, { seats }) => sum + seats, 0),
    waiting: requests.filter((request) => openLegs(request).length > 0).length,
  }
}
