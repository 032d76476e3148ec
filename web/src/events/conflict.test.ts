import type { Answer } from '@touchline/domain/events/answers'
import { expect, test } from 'vitest'

import { findAnswerConflict } from './apply-answers.ts'

const mine = '2026-03-14T11:05:00.000Z'

function said(answer: Answer, answeredAt: string, answeredBy: string | null = 'Ana Ruiz') {
  return { answer, answeredAt, answeredBy }
}

/** Newest first, in the server's order; device clocks don't matter. */
const cases = [
  {
    story: 'nobody had a word meanwhile',
    history: [said('going', mine)],
    shown: null,
    other: undefined,
  },
  {
    story: 'the other device said no first',
    history: [said('going', mine), said('not_going', '2026-03-14T10:50:00.000Z')],
    shown: null,
    other: 'not_going',
  },
  {
    story: 'the coach said no for somebody who was offline with a yes',
    history: [said('going', mine), said('not_going', '2026-03-14T10:50:00.000Z', 'Carla Coach')],
    shown: 'maybe',
    other: 'not_going',
  },
  {
    story: 'what stood before is what the screen had shown',
    history: [said('going', mine), said('maybe', '2026-03-13T08:00:00.000Z')],
    shown: 'maybe',
    other: undefined,
  },
  {
    story: 'the other device said the same, and nothing new was written',
    history: [said('going', mine), said('maybe', '2026-03-13T08:00:00.000Z')],
    shown: 'maybe',
    other: undefined,
  },
  {
    story: 'somebody answered after it: that is news, and no conflict of this answer',
    history: [said('maybe', '2026-03-14T11:06:00.000Z'), said('going', mine)],
    shown: null,
    other: undefined,
  },
  {
    story: 'the history is empty',
    history: [],
    shown: 'going',
    other: undefined,
  },
] as const

test.each(cases)('$story: $other was replaced', ({ history, shown, other }) => {
  expect(findAnswerConflict(history, { answeredAt: mine, shown })?.answer).toBe(other)
})
