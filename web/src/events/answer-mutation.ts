import type { Event } from '@touchline/contract/events/shapes/event'
import type { Answer } from '@touchline/domain/events/answers'

import type { Tap } from '#web/platform/offline/waiting.ts'

import type { GivenAnswer } from './apply-answers.ts'

/** All that sending an answer needs, even later and from another page. */
export interface AnswerMutation extends Tap {
  readonly teamId: string
  readonly eventId: string
  readonly title: string
  readonly timeZone: string
  /** The time and place on screen: an answer never counts for another day or place. */
  readonly was: Pick<Event, 'startsAt' | 'endsAt' | 'location'>
  readonly answers: readonly GivenAnswer[]
  /** The earlier answers on screen. */
  readonly stood: readonly EarlierAnswer[]
}

export interface EarlierAnswer {
  readonly memberId: string
  /** The person's name; null for oneself. */
  readonly person: string | null
  readonly answer: Answer | null
}

/** Checks a mutation that is stored on the device. */
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
