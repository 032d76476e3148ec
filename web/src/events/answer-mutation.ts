import type { Event } from '@touchline/contract/events/shapes/event'
import type { Answer } from '@touchline/domain/events/answers'

import type { Tap } from '#web/platform/offline/waiting.ts'

import type { GivenAnswer } from './answered.ts'

/** All an answer needs to be sent, also later and by another page than the one it was given on. */
export interface AnswerMutation extends Tap {
  readonly teamId: string
  readonly eventId: string
  readonly title: string
  readonly timeZone: string
  /** What was on screen: an answer never counts for another day or place. */
  readonly was: Pick<Event, 'startsAt' | 'endsAt' | 'location'>
  readonly answers: readonly GivenAnswer[]
  /** Each earlier answer on screen. */
  readonly stood: readonly Stood[]
}

export interface Stood {
  readonly memberId: string
  /** The person's name; null for oneself. */
  readonly person: string | null
  readonly answer: Answer | null
}

/** Of what waits on the device. */
export function isAnswerMutation(value: unknown): value is AnswerMutation {
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
