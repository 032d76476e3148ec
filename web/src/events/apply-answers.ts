import type {
  Event,
  EventPage,
  MyAnswer,
  PersonAnswer,
} from '@touchline/contract/events/shapes/event'
import type { AnswersResult } from '@touchline/contract/events/shapes/requests'
import {
  type Answer,
  updateCounts,
  type AnswerState,
  answerStateAfter,
} from '@touchline/domain/events/answers'

import type { EarlierAnswer } from './answer-mutation.ts'

/** A new answer; undefined keeps the stored comment. */
export interface GivenAnswer {
  readonly memberId: string
  readonly answer: Answer
  readonly comment?: string | null | undefined
}

type Answerer = Pick<MyAnswer, 'memberId' | 'answer' | 'waiting' | 'comment'>

/** The event after an answer, by the server's own rule: shown before the server responds. */
export function applyOptimisticAnswers<Shown extends Event>(
  event: Shown,
  given: readonly GivenAnswer[],
): Shown {
  return given.reduce((shown, one) => withOne(shown, one), event)
}

/** The event with the answers the server has stored. */
export function applyStoredAnswers<Shown extends Event>(
  event: Shown,
  answered: AnswersResult,
): Shown {
  const counts = { ...answered.counts, silent: silentAfter(event, answered) }
  return answered.standings.reduce((shown, standing) => replaced(shown, standing), {
    ...event,
    counts,
  })
}

/** A person's earlier answer; null if unknown. */
export function earlierAnswer(event: Event, memberId: string): EarlierAnswer {
  const known = answererIn(event, memberId)
  const isMe = event.mine.some((one) => one.memberId === memberId && one.relation === 'self')
  return {
    memberId,
    person: isMe ? null : (known?.firstName ?? null),
    answer: known?.answer ?? null,
  }
}

interface PastAnswer {
  readonly answer: Answer
  readonly answeredAt: string
}

interface LateAnswer {
  /** When the server saved it. */
  readonly answeredAt: string
  /** The earlier answer on screen. */
  readonly shown: Answer | null
}

/**
 * The answer that a late one replaced: the newest one before it, unless the screen had shown that
 * one. The order is the server's, regardless of device clocks.
 */
export function findAnswerConflict<Past extends PastAnswer>(
  history: readonly Past[],
  { answeredAt, shown }: LateAnswer,
): Past | undefined {
  const mine = history.findIndex((one) => one.answeredAt === answeredAt)
  const [now, before] = mine < 0 ? [] : history.slice(mine, mine + 2)
  if (now === undefined || before === undefined) return undefined
  return before.answer === shown || before.answer === now.answer ? undefined : before
}

function withOne<Shown extends Event>(event: Shown, given: GivenAnswer): Shown {
  const before = answererIn(event, given.memberId)
  if (!before) return event
  const standing = standingOf(before)
  const after = answerStateAfter(standing, given.answer, event)
  const { silent, ...counts } = event.counts
  const line = standing?.waiting ? before.waiting : counts.waiting + 1
  return replaced(
    {
      ...event,
      counts: {
        ...updateCounts(counts, standing, after),
        silent: Math.max(0, standing === undefined ? silent - 1 : silent),
      },
    },
    {
      memberId: given.memberId,
      answer: given.answer,
      waiting: after.waiting ? line : null,
      comment: given.comment === undefined ? before.comment : given.comment,
    },
  )
}

function replaced<Shown extends Event>(event: Shown, after: Answerer): Shown {
  const change = <One extends Answerer>(one: One): One =>
    one.memberId === after.memberId ? { ...one, ...onlyAnswer(after) } : one
  const mine = event.mine.map(change)
  return hasAnswers(event)
    ? { ...event, mine, answers: event.answers.map(change) }
    : { ...event, mine }
}

function onlyAnswer({ answer, waiting, comment }: Answerer) {
  return { answer, waiting, comment, awayUntil: null, beforeChange: false }
}

function silentAfter(event: Event, answered: AnswersResult): number {
  const spoken = answered.standings.filter(
    ({ memberId }) => answererIn(event, memberId)?.answer === null,
  ).length
  return Math.max(0, event.counts.silent - spoken)
}

function answererIn(event: Event, memberId: string): MyAnswer | PersonAnswer | undefined {
  const mine = event.mine.find((one) => one.memberId === memberId)
  if (mine) return mine
  return hasAnswers(event) ? event.answers.find((one) => one.memberId === memberId) : undefined
}

function standingOf({ answer, waiting }: Answerer): AnswerState | undefined {
  return answer === null ? undefined : { answer, waiting: waiting !== null }
}

function hasAnswers(event: Event): event is Event & Pick<EventPage, 'answers'> {
  return 'answers' in event
}
