import { expect, test } from 'vitest'

import { callingCode, shownFrom, storedFrom, typedFrom, typedOn } from './phone-numbers.ts'

test.each([
  ['600123456', 'ES', '+34600123456'],
  ['0151 23456789', 'DE', '+4915123456789'],
  ['(415) 555-2671', 'US', '+14155552671'],
  ['+33 6 12 34 56 78', 'DE', '+33612345678'],
  ['07700 900123', 'GB', '+447700900123'],
])('%s typed in %s is stored as %s', (national, country, stored) => {
  expect(storedFrom({ country, national })).toBe(stored)
})

test('an invalid number stays as typed, for the form to refuse', () => {
  expect(storedFrom({ country: 'DE', national: ' 12 ' })).toBe('12')
})

test.each([
  ['+34600123456', '+34 600 12 34 56'],
  ['+447700900123', '+44 7700 900123'],
  ['116 111', '116 111'],
])('shows %s as %s', (stored, shown) => {
  expect(shownFrom(stored)).toBe(shown)
})

test("a stored number is shown in its country's format", () => {
  expect(typedFrom('+34600123456', 'DE')).toEqual({ country: 'ES', national: '600 12 34 56' })
})

test('a stored number of an unknown country keeps its calling code', () => {
  expect(typedFrom('+447700900123', 'ES')).toEqual({ country: 'GB', national: '07700 900123' })
})

test('a typed prefix chooses the country', () => {
  expect(typedOn('+34 600', 'DE').country).toBe('ES')
})

test('calling codes', () => {
  expect([callingCode('DE'), callingCode('ES'), callingCode('??')]).toEqual(['+49', '+34', ''])
})
