import type { EventPage, MyAnswer } from '@touchline/contract/events/shapes/event'
import type { AnswersResult } from '@touchline/contract/events/shapes/requests'
import type { Answer } from '@touchline/domain/events/answers'
import { expect, test } from 'vitest'

import { applyStoredAnswers, applyOptimisticAnswers } from './apply-answers.ts'

const silent: MyAnswer = {
  memberId: 'mia',
  firstName: 'Mia',
  relation: 'child',
  answer: null,
  waiting: null,
  comment: null,
  awayUntil: null,
  beforeChange: false,
  disagreement: [],
}

interface Case {
  readonly answer: Answer
  readonly places: number | null
  readonly counts: Partial<EventPage['counts']>
  readonly line: number | null
}

test.each<Case>([
  { answer: 'going', places: null, counts: { going: 3, silent: 3 }, line: null },
  { answer: 'going', places: 3, counts: { going: 3, silent: 3 }, line: null },
  { answer: 'going', places: 2, counts: { going: 2, waiting: 2, silent: 3 }, line: 2 },
  { answer: 'maybe', places: 2, counts: { maybe: 1, silent: 3 }, line: null },
  { answer: 'not_going', places: null, counts: { notGoing: 1, silent: 3 }, line: null },
])(
  'updates counts and waiting list at once for $answer with $places places',
  ({ answer, places, counts, line }) => {
    const shown = applyOptimisticAnswers(page({ places }), [{ memberId: 'mia', answer }])
    expect(shown.counts).toMatchObject(counts)
    expect(shown.mine[0]).toMatchObject({ answer, waiting: line })
    expect(shown.answers[0]).toMatchObject({ answer, waiting: line })
  },
)

test('keeps the comment of an answer that changes without a new one', () => {
  const mine = [{ ...silent, answer: 'going' as const, comment: 'By bus' }]
  const shown = applyOptimisticAnswers(page({ mine }), [{ memberId: 'mia', answer: 'maybe' }])
  expect(shown.mine[0]).toMatchObject({ answer: 'maybe', comment: 'By bus' })
})

test('ignores an answer of someone who is not invited', () => {
  const before = page({})
  expect(applyOptimisticAnswers(before, [{ memberId: 'stranger', answer: 'going' }])).toEqual(
    before,
  )
})

test('replaces the optimistic answer with the stored one', () => {
  const expected = applyOptimisticAnswers(page({ places: 3 }), [
    { memberId: 'mia', answer: 'going' },
  ])
  const response: AnswersResult = {
    eventId: 'event',
    standings: [
      {
        memberId: 'mia',
        answer: 'going',
        waiting: 4,
        comment: null,
        answeredAt: '2026-03-14T09:30:00Z',
      },
    ],
    counts: { going: 3, maybe: 0, notGoing: 0, waiting: 4 },
  }
  const shown = applyStoredAnswers(expected, response)
  expect(shown.mine[0]?.waiting).toBe(4)
  expect(shown.counts).toEqual({ ...response.counts, silent: 3 })
})

function page(changes: Partial<EventPage>): EventPage {
  return {
    id: 'event',
    teamId: 'team',
    seriesId: null,
    type: 'game',
    title: 'Derby',
    startsAt: '2026-03-14T09:30:00Z',
    endsAt: '2026-03-14T11:00:00Z',
    timeZone: 'Europe/Madrid',
    startsLocal: '2026-03-14T10:30',
    endsLocal: '2026-03-14T12:00',
    isAllDay: false,
    venueId: null,
    location: null,
    meetingLocal: null,
    meetingPlace: null,
    opponentId: null,
    opponent: null,
    homeAway: null,
    kit: null,
    places: null,
    minimum: null,
    answerUntil: null,
    cancelledAt: null,
    version: 1,
    counts: { going: 2, maybe: 0, notGoing: 0, waiting: 1, silent: 4 },
    staffCounts: { going: 0, maybe: 0, notGoing: 0, waiting: 0, silent: 0 },
    mine: [silent],
    details: null,
    address: null,
    cancelReason: null,
    follows: null,
    audience: { kind: 'everyone' },
    invitation: { kind: 'sent' },
    answerVisibility: 'everyone',
    rule: null,
    asGuest: false,
    comingDates: 0,
    remindedAt: null,
    toRemind: null,
    hasMoved: false,
    announcedChangeAt: null,
    announcesAt: null,
    reminders: null,
    attachments: [],
    isInUse: null,
    groupId: null,
    times: {
      date: '2026-03-14',
      startTime: '10:30',
      endDate: null,
      isAllDay: false,
      endTime: '12:00',
      meetingTime: null,
      deadline: null,
    },
    answers: [
      {
        memberId: 'mia',
        firstName: 'Mia',
        lastName: 'Okafor',
        role: 'Player',
        isCoach: false,
        position: null,
        guestOf: null,
        answer: null,
        waiting: null,
        comment: null,
        answeredAt: null,
        answeredBy: null,
        seenAt: null,
        awayUntil: null,
        beforeChange: false,
        isLate: false,
        disagreement: [],
      },
    ],
    ...changes,
  }
}
