import { eventType } from '@touchline/contract/events/shapes/draft'
import { answer } from '@touchline/contract/events/shapes/event'
import type { Event, MyAnswer } from '@touchline/contract/events/shapes/event'
import { id } from '@touchline/contract/wire/values'
import { z } from 'zod'

/** Someone the person answers for. */
const person = z.object({
  memberId: id,
  firstName: z.string(),
  relation: z.enum(['self', 'child']),
  answer: answer.nullable().describe('null: not answered yet'),
  waitingListPosition: z.int().nullable(),
})

export const eventCard = z.object({
  eventId: id,
  teamId: id,
  team: z.string().nullable(),
  type: eventType,
  title: z.string(),
  starts: z.string().describe('Local time at the place'),
  ends: z.string(),
  timeZone: z.string(),
  isAllDay: z.boolean(),
  place: z.string().nullable(),
  meetingTime: z.string().nullable(),
  meetingPlace: z.string().nullable(),
  opponent: z.string().nullable(),
  isCancelled: z.boolean(),
  answerUntil: z.string().nullable().describe('UTC; null: until it ends'),
  counts: z.object({
    going: z.int(),
    maybe: z.int(),
    notGoing: z.int(),
    unanswered: z.int(),
  }),
  people: z.array(person).describe('The person and their children, with their answers'),
})

export function cardOf(
  event: Event,
  { team, seesChildren }: CardOptions,
): z.input<typeof eventCard> {
  const { going, maybe, notGoing, silent } = event.counts
  return {
    eventId: event.id,
    teamId: event.teamId,
    team: team ?? null,
    type: event.type,
    title: event.title,
    starts: event.startsLocal,
    ends: event.endsLocal,
    timeZone: event.timeZone,
    isAllDay: event.isAllDay,
    place: event.location,
    meetingTime: event.meetingLocal,
    meetingPlace: event.meetingPlace,
    opponent: event.opponent,
    isCancelled: event.cancelledAt !== null,
    answerUntil: event.answerUntil,
    counts: { going, maybe, notGoing, unanswered: silent },
    people: peopleOf(event, { seesChildren }).map(personOf),
  }
}

interface CardOptions {
  readonly team: string | undefined
  readonly seesChildren: boolean
}

/** Children only with the scope that names them. */
export function peopleOf(
  { mine }: Pick<Event, 'mine'>,
  { seesChildren }: { readonly seesChildren: boolean },
): readonly MyAnswer[] {
  return mine.filter(({ relation }) => relation === 'self' || seesChildren)
}

function personOf({ memberId, firstName, relation, answer: given, waiting }: MyAnswer) {
  return { memberId, firstName, relation, answer: given, waitingListPosition: waiting }
}
