import type { Actor } from '../teams/actor.ts'
import { isStaff } from '../teams/actor.ts'
import type { Answer } from './answers.ts'

export interface AnswerTimes {
  readonly cancelledAt: string | null
  readonly answerUntil: string | null
  readonly endsAt: string
}

export type AnswerRefusal = 'event_cancelled' | 'deadline_passed'

/**
 * Why the actor can't answer now; undefined if they can. Without a deadline, answering closes at
 * the end of the event. Staff may correct answers after the deadline, which the history records.
 */
export function answerRefusal(
  actor: Actor,
  event: AnswerTimes,
  now: Date,
): AnswerRefusal | undefined {
  if (event.cancelledAt !== null) return 'event_cancelled'
  if (isStaff(actor)) return undefined
  const until = Date.parse(event.answerUntil ?? event.endsAt)
  return now.getTime() > until ? 'deadline_passed' : undefined
}

/**
 * True if a "yes" can still be withdrawn or confirmed after the deadline, until the event is over.
 */
export function mayWithdrawLate(
  event: AnswerTimes,
  current: Answer | null | undefined,
  now: Date,
): boolean {
  return (
    current === 'going' && event.cancelledAt === null && now.getTime() <= Date.parse(event.endsAt)
  )
}
