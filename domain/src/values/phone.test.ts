import { expect, test } from 'vitest'

import { isE164, toE164, toPossibleE164 } from './phone.ts'

const typed = [
  ['600 123 456', 'ES', '+34600123456'],
  ['+34 600 123 456', 'DE', '+34600123456'],
  ['0171 2345678', 'DE', '+491712345678'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['(415) 555-2671', 'US', '+14155552671'],
  ['600123456', '', undefined],
  ['600123456 ext. 4', 'ES', undefined],
  ['12', 'ES', undefined],
  ['call 600123456 now', 'ES', undefined],
  ['', 'ES', undefined],
] as const

test.each(typed)('reads %j in %j as %j', (text, country, number) => {
  expect(toE164(text, country)).toBe(number)
})

test.each([
  ['07700 900123', 'GB', '+447700900123'],
  ['+44 7700 900123', '', '+447700900123'],
  ['600 123 456', 'ES', '+34600123456'],
  ['123 456 789', 'ES', '+34123456789'],
  ['600 123 45', 'ES', undefined],
  ['600123456 ext. 4', 'ES', undefined],
  ['555-0100', 'US', undefined],
  ['', 'ES', undefined],
])('reads the possible number %j in %j as %j', (text, country, number) => {
  expect(toPossibleE164(text, country)).toBe(number)
})

test.each([
  ['+34600123456', true],
  ['+447700900123', true],
  ['34600123456', false],
  ['+34 600123456', false],
  ['+3460', false],
])('%j is E.164: %s', (number, expected) => {
  expect(isE164(number)).toBe(expected)
})
