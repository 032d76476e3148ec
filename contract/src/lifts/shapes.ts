import { timePattern } from '@touchline/domain/events/days'
import { directions, legs, maxMeetingPlace, maxSeats } from '@touchline/domain/lifts/lifts'
import { z } from 'zod'

import { answerKey, eventKey } from '../events/shapes/requests.ts'
import { requiredLine, id } from '../wire/values.ts'

/**
 * The messages of these shapes are keys of `lifts.problems` in the text, as in `events/shapes/draft`.
 */
const clock = z.string('time_required').regex(timePattern, 'time_required')

const direction = z.enum(directions)

/** Free text such as "car park of the school"; no one is asked for an address. */
const meetingPlace = requiredLine(maxMeetingPlace).nullable()

/** A seat of a car, for one half of the way. */
const seat = z.object({
  offerId: id,
  leg: z.enum(legs),
  /** False: the driver offers it to a child, and no guardian has accepted it yet. */
  isAccepted: z.boolean(),
})

/** A car that drives to an event. */
export const offer = z.object({
  id,
  driver: z.string(),
  /** First names of the driver's children in the team. */
  children: z.array(z.string()),
  isMine: z.boolean(),
  direction,
  seats: z.int(),
  /** On the clock of the event's place; null for a car that only drives back. */
  leavesAt: clock.nullable(),
  meetingPlace: z.string().nullable(),
  /** Made before day, time or place of the event changed; saving it again confirms it. */
  beforeChange: z.boolean(),
})

export type LiftOffer = z.infer<typeof offer>

/** Someone who needs a lift, and the seats they have. */
export const liftRequest = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  /** Me or a child of mine. */
  isMine: z.boolean(),
  isMe: z.boolean(),
  direction,
  meetingPlace: z.string().nullable(),
  seats: z.array(seat),
})

export type LiftRequest = z.infer<typeof liftRequest>

/** The lifts to an event. */
export const lifts = z.object({
  /** Away matches and tournaments have lifts unless staff switch them off. */
  isOn: z.boolean(),
  /** I'm an adult who comes, or may come. */
  mayDrive: z.boolean(),
  /** Me and my children, as far as they come, have no request and I may ask for them. */
  mayRequestFor: z.array(z.object({ memberId: id, firstName: z.string(), isMe: z.boolean() })),
  offers: z.array(offer),
  requests: z.array(liftRequest),
})

export type Lifts = z.infer<typeof lifts>

export const liftSwitch = eventKey.extend({ isOn: z.boolean() })

export const offerDraft = z
  .object({
    direction,
    seats: z.int('seats_required').min(1, 'seats_required').max(maxSeats, 'seats_required'),
    leavesAt: clock.nullable(),
    meetingPlace,
  })
  .refine((draft) => (draft.leavesAt === null) === (draft.direction === 'back'), {
    path: ['leavesAt'],
    message: 'time_required',
  })

export type OfferDraft = z.infer<typeof offerDraft>

/** My car; null: I don't drive. */
export const newOffer = eventKey.extend({ offer: offerDraft.nullable() })

export const requestDraft = z.object({ direction, meetingPlace })

export type RequestDraft = z.infer<typeof requestDraft>

/** Null: no lift is needed. */
export const newRequest = answerKey.extend({ request: requestDraft.nullable() })

/** Takes, offers or accepts a seat of a car, or gives it back. */
export const seatChange = answerKey.extend({ offerId: id, isTaken: z.boolean() })
