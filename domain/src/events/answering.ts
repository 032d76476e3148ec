import type { Actor } from '../teams/actor.ts'
import { isStaff } from '../teams/actor.ts'
import type { Answer } from './answers.ts'

/** What decides whether an event still takes answers. */
export interface Answerable {
  readonly cancelledAt: string | null
  readonly answerUntil: string | null
  readonly endsAt: string
}

export type AnswerRefusal = 'event_cancelled' | 'deadline_passed'

/**
 * Why an event takes no new answer from the actor now; undefined when it does. Without a deadline
 * answers close when the event is over. Staff may still correct an answer after the deadline: the
 * history names them.
 */
export function answerRefusal(
  actor: Actor,
  event: Answerable,
  now: Date,
): AnswerRefusal | undefined {
  if (event.cancelledAt !== null) return 'event_cancelled'
  if (isStaff(actor)) return undefined
  const until = Date.parse(event.answerUntil ?? event.endsAt)
  return now.getTime() > until ? 'deadline_passed' : undefined
}

/**
 * True when a "yes" can still be taken back, or confirmed, although the deadline has passed: until
 * the event is over no one has to come because a form is closed.
 */
export function mayStillWithdraw(
  event: Answerable,
  current: Answer | null | undefined,
  now: Date,
): boolean {
  return (
    current === 'going' && event.cancelledAt === null && now.getTime() <= Date.parse(event.endsAt)
  )
}
