import { expect, test } from 'vitest'

import type { EventFacts } from './changes.ts'
import { mergeReading, type EntryFacts } from './merge-reading.ts'

const zone = 'Europe/Berlin'
const was: EntryFacts = {
  title: 'Norte - Sur',
  type: 'game',
  startsAt: '2026-12-05T13:00:00.000Z',
  endsAt: '2026-12-05T15:00:00.000Z',
  isAllDay: false,
  location: 'Hawks Park',
}
const prepared: EventFacts = {
  ...was,
  details: 'Bring water',
  venueId: null,
  meetingAt: '2026-12-05T12:15:00.000Z',
  meetingPlace: 'Gate 2',
  opponentId: null,
  opponent: 'Sur',
  homeAway: 'away',
  kit: 'Red',
  places: 14,
  minimum: 9,
  answerUntil: '2026-12-04T19:00:00.000Z',
  reminders: null,
  attachments: ['file'],
}
const later = { startsAt: '2026-12-06T14:15:00.000Z', endsAt: '2026-12-06T16:15:00.000Z' }
const earlier = { startsAt: '2026-12-05T10:00:00.000Z', endsAt: '2026-12-05T12:00:00.000Z' }

interface Case {
  readonly what: string
  readonly edited?: Partial<EventFacts>
  readonly says?: Partial<EntryFacts>
  readonly changes: Partial<EventFacts>
}

const cases: readonly Case[] = [
  { what: 'nothing new changes nothing', edited: { title: 'Derby', kit: null }, changes: {} },
  {
    what: 'another day takes meeting time and deadline along, and leaves the rest',
    says: later,
    changes: {
      ...later,
      meetingAt: '2026-12-06T12:15:00.000Z',
      answerUntil: '2026-12-05T19:00:00.000Z',
    },
  },
  {
    what: 'people never meet behind the start',
    says: earlier,
    changes: { ...earlier, meetingAt: '2026-12-05T09:15:00.000Z' },
  },
  {
    what: 'another place takes the place of a venue that was chosen',
    edited: { venueId: 'home', location: null },
    says: { location: 'Hall 2' },
    changes: { venueId: null, location: 'Hall 2' },
  },
  {
    what: 'a venue that was chosen stays when only the time moves',
    edited: { venueId: 'home', location: null, meetingAt: null, answerUntil: null },
    says: later,
    changes: later,
  },
  {
    what: 'a title of our own stays when the time moves',
    edited: { title: 'Derby', meetingAt: null, answerUntil: null },
    says: later,
    changes: later,
  },
  {
    what: 'a time of our own stays when the title is new',
    edited: later,
    says: { title: 'Norte - Sur (cup)' },
    changes: { title: 'Norte - Sur (cup)' },
  },
  {
    what: 'a time of our own gives way when the calendar moves',
    edited: { ...later, meetingAt: null, answerUntil: null },
    says: earlier,
    changes: earlier,
  },
  {
    what: 'hours become a whole day',
    edited: { meetingAt: null, answerUntil: null },
    says: {
      startsAt: '2026-12-04T23:00:00.000Z',
      endsAt: '2026-12-05T23:00:00.000Z',
      isAllDay: true,
    },
    changes: {
      startsAt: '2026-12-04T23:00:00.000Z',
      endsAt: '2026-12-05T23:00:00.000Z',
      isAllDay: true,
    },
  },
]

test.each(cases)('$what', ({ edited, says, changes }) => {
  const facts = { ...prepared, ...edited }
  const saying = { was, is: { ...was, ...says }, zone, hasOwnType: false }
  expect(mergeReading(facts, saying)).toEqual({ ...facts, ...changes })
})

test('keeps a chosen type and lets a guessed one follow the title', () => {
  const is: EntryFacts = { ...was, title: 'Training', type: 'practice' }
  const typeWith = (hasOwnType: boolean) =>
    mergeReading(prepared, { was, is, zone, hasOwnType }).type
  expect([typeWith(true), typeWith(false)]).toEqual(['game', 'practice'])
})

test('reports no change if the calendar’s earlier text is unknown', () => {
  const is = { ...was, ...later, title: 'Other' }
  expect(mergeReading(prepared, { was: undefined, is, zone, hasOwnType: false })).toBe(prepared)
})
