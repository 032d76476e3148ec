import { expect, test } from 'vitest'

import type { ReminderRules } from '../teams/reminder-rules.ts'
import { movesEvent, changedFacts } from './changes.ts'
import type { EventFacts } from './changes.ts'

const facts: EventFacts = {
  title: 'Practice',
  type: 'practice',
  details: null,
  startsAt: '2026-11-21T17:00:00.000Z',
  endsAt: '2026-11-21T18:30:00.000Z',
  isAllDay: false,
  venueId: null,
  location: 'Campo Norte',
  meetingAt: null,
  meetingPlace: null,
  opponentId: null,
  opponent: null,
  homeAway: null,
  kit: null,
  places: 16,
  minimum: null,
  answerUntil: null,
  reminders: null,
  attachments: ['plan'],
}

test.each([
  [{}, [], false],
  [{ title: 'Training', kit: 'Red' }, ['title', 'kit'], false],
  [{ places: null }, ['places'], false],
  [{ reminders: { silent: [], going: [24] } satisfies ReminderRules }, ['reminders'], false],
  [{ attachments: ['plan'] }, [], false],
  [{ attachments: ['plan', 'list'] }, ['attachments'], false],
  [{ startsAt: '2026-11-22T17:00:00.000Z' }, ['startsAt'], true],
  [{ endsAt: '2026-11-21T19:00:00.000Z' }, ['endsAt'], true],
  [{ isAllDay: true }, ['isAllDay'], true],
  [{ location: 'Campo Sur', details: 'Bring water' }, ['details', 'location'], true],
  [{ venueId: 'v', location: null }, ['venueId', 'location'], true],
])('an edit of %j changes %j, everyone is asked again: %s', (edit, changed, again) => {
  const difference = changedFacts(facts, { ...facts, ...edit })
  expect(difference).toEqual(changed)
  expect(movesEvent(difference)).toBe(again)
})
