import { expect, test } from 'vitest'

import { areSettingsComplete, fieldsChangedMeanwhile } from './settings.ts'

const filled = {
  sport: 'football',
  gender: 'mixed',
  ageGroup: 'u8',
  teamType: 'club',
  format: '7v7',
  phone: '+34600123456',
  email: null,
}

test.each([
  ['everything said', {}, true],
  ['an e-mail instead of a phone', { phone: null, email: 'a@b.c' }, true],
  ['no way to reach it', { phone: null }, false],
  ['no gender', { gender: null }, false],
  ['no format', { format: null }, false],
  ['no format where the sport has none', { format: null, sport: 'swimming' }, true],
  ['no format in a sport of their own', { format: null, sport: 'Quidditch' }, true],
  ['a team of adults and nothing else', { ageGroup: 'adults', gender: null, phone: null }, true],
  ['an empty age group', { ageGroup: '' }, false],
])('settings with %s are complete: %s', (_, change, complete) => {
  expect(areSettingsComplete({ ...filled, ...change })).toBe(complete)
})

test.each([
  { what: 'the field as the sender saw it', now: 'A', was: { name: 'A' }, conflict: [] },
  { what: 'another text meanwhile', now: 'C', was: { name: 'A' }, conflict: ['name'] },
  { what: 'what the sender wants anyway', now: 'B', was: { name: 'A' }, conflict: [] },
  { what: 'something the sender never saw', now: 'A', was: {}, conflict: ['name'] },
])('saving B over $what', ({ now, was, conflict }) => {
  expect(fieldsChangedMeanwhile({ name: now, motto: 'other' }, { name: 'B' }, was)).toEqual(
    conflict,
  )
})
