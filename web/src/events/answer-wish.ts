import type { Event } from '@touchline/contract/events/shapes/event'
import type { Answer } from '@touchline/domain/events/answers'

import type { Tap } from '#web/platform/offline/waiting.ts'

import type { GivenAnswer } from './answered.ts'

/** All an answer needs to be sent, also later and by another page than the one it was given on. */
export interface AnswerWish extends Tap {
  readonly teamId: string
  readonly eventId: string
  readonly title: string
  readonly timeZone: string
  /** What was on screen: nobody answers for a day or a place they have not seen. */
  readonly was: Pick<Event, 'startsAt' | 'endsAt' | 'location'>
  readonly answers: readonly GivenAnswer[]
  /** What each had said before, as far as the screen knew. */
  readonly stood: readonly Stood[]
}

export interface Stood {
  readonly memberId: string
  /** For whom; null for oneself. */
  readonly person: string | null
  readonly answer: Answer | null
}

/** Of what waits on the device. */
export function isAnswerWish(value: unknown): value is AnswerWish {
  return (
    typeof value === 'object' &&
    value !== null &&
    'eventId' in value &&
    'answers' in value &&
    Array.isArray(value.answers) &&
    'stood' in value &&
    Array.isArray(value.stood)
  )
}
