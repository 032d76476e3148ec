import { expect, test } from 'vitest'

import { readPresence, settledPresence } from './presence.ts'

test.each([
  ['Attended', { mark: 'present' }],
  ['anwesend', { mark: 'present' }],
  ['Présent', { mark: 'present' }],
  ['asistió', { mark: 'present' }],
  ['En retard', { mark: 'late' }],
  ['zu spät', { mark: 'late' }],
  ['entschuldigt', { mark: 'absent' }],
  ['Excusé', { mark: 'absent' }],
  ['Did not attend', { mark: 'absent' }],
  ['krank', { mark: 'injured' }],
  ['Blessé', { mark: 'injured' }],
  ['Zugesagt', { answer: 'going' }],
  ['Declined', { answer: 'not_going' }],
  ['peut-être', { answer: 'maybe' }],
  ['?', { answer: 'maybe' }],
  ['✓', { open: 'yes' }],
  ['1.0', { open: 'yes' }],
  ['0', { open: 'no' }],
  ['nein', { open: 'no' }],
  ['', {}],
  ['–', {}],
  ['Sans réponse', {}],
  ['Keine Rückmeldung', {}],
  ['Accepted / Attended', { answer: 'going', mark: 'present' }],
  ['banana', undefined],
  ['nicht mehr krank', undefined],
  ['krank seit Montag', { mark: 'injured' }],
  ['a', undefined],
])('reads %j as %j', (cell, said) => {
  expect(readPresence(cell)).toEqual(said)
})

const past = { isPast: true, hasOnlyAnswers: false }

test.each([
  [{ open: 'yes' }, past, { mark: 'present' }],
  [{ open: 'no' }, past, { mark: 'absent' }],
  [{ open: 'no' }, { ...past, hasOnlyAnswers: true }, { answer: 'not_going' }],
  [{ open: 'yes' }, { ...past, isPast: false }, { answer: 'going' }],
  [{ mark: 'injured' }, { ...past, isPast: false }, { answer: 'not_going' }],
  [{ answer: 'maybe' }, past, { answer: 'maybe' }],
] as const)('settles %j in %j as %j', (written, context, said) => {
  expect(settledPresence(written, context)).toEqual(said)
})
