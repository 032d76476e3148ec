import { expect, test } from 'vitest'

import { eventLetterKinds } from '../accounts/letter-kinds.ts'
import { peopleInLetter } from './letter-people.ts'

const silent = { answer: null, waiting: null }
const going = { answer: 'going', waiting: null } as const
const inLine = { answer: 'going', waiting: 2 } as const
const away = { answer: 'not_going', waiting: null } as const
const everybody = [silent, going, inLine, away]
const asPlanned = { isCancelled: false, hasBegun: false }

test.each([
  ['event_created', everybody],
  ['event_changed', everybody],
  ['event_restored', everybody],
  ['answer_reminder', [silent]],
  ['event_reminder', [going]],
  ['moved_up', [going]],
] as const)('%s is about %j', (kind, people) => {
  expect(peopleInLetter(kind, asPlanned, everybody)).toEqual(people)
})

test.each(['answer_reminder', 'event_reminder', 'moved_up'] as const)(
  '%s is not sent once it no longer concerns anyone',
  (kind) => {
    expect(peopleInLetter(kind, asPlanned, [away])).toBeUndefined()
  },
)

test('announces a cancelled event only as cancelled', () => {
  const off = { isCancelled: true, hasBegun: false }
  const written = eventLetterKinds.filter((kind) => peopleInLetter(kind, off, everybody))
  expect(written).toEqual(['event_cancelled'])
  expect(peopleInLetter('event_cancelled', asPlanned, everybody)).toBeUndefined()
})

test.each(eventLetterKinds)('%s is not sent once the event has begun', (kind) => {
  const event = { isCancelled: kind === 'event_cancelled', hasBegun: true }
  expect(peopleInLetter(kind, event, everybody)).toBeUndefined()
})
