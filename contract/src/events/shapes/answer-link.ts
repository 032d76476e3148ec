import { z } from 'zod'

import { color, instant, paragraph } from '../../wire/values.ts'
import { answer, event } from './event.ts'

/** The last part of the address /answer/{token} in an email. */
const token = z.string().min(1).max(200)

export const answerLink = z.object({ token })

/** The event and the person of an answer link; no other people. */
export const answerCard = event
  .pick({
    type: true,
    title: true,
    startsAt: true,
    endsAt: true,
    isAllDay: true,
    timeZone: true,
    location: true,
    meetingLocal: true,
    meetingPlace: true,
    opponent: true,
    homeAway: true,
    kit: true,
    answerUntil: true,
  })
  .extend({
    team: z.object({ name: z.string(), color }),
    firstName: z.string(),
    relation: z.enum(['self', 'child']),
    answer: answer.nullable(),
    /** Position on the waiting list, from 1; null with a place or without a yes. */
    waiting: z.int().nullable(),
    comment: z.string().nullable(),
    /** Given before day, time or place changed; answering again confirms it. */
    beforeChange: z.boolean(),
    /** Why no answers are accepted. */
    refusal: z.enum(['event_cancelled', 'deadline_passed']).nullable(),
    /** The deadline has passed, but a "yes" can still be withdrawn. */
    mayWithdraw: z.boolean(),
    /** The link expires when the event starts. */
    endsOn: instant,
  })

export type AnswerCard = z.infer<typeof answerCard>

export const answerByLink = answerLink.extend({
  answer,
  /** If left out, the comment stays. */
  comment: paragraph(500).nullish(),
})
