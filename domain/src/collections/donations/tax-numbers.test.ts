import { expect, test } from 'vitest'

import { isFrenchNumber, isSpanishNumber } from './tax-numbers.ts'

test.each([
  ['12345678Z', true],
  ['12345678A', false],
  ['X1234567L', true],
  ['G12345674', true],
  ['G12345675', false],
  ['', false],
])('the Spanish number %s is right: %s', (text, isRight) => {
  expect(isSpanishNumber(text)).toBe(isRight)
})

test.each([
  ['732 829 320', true],
  ['732829321', false],
  ['W751234567', true],
  ['w751234567', true],
  ['W75123456', false],
])('the French number %s is right: %s', (text, isRight) => {
  expect(isFrenchNumber(text)).toBe(isRight)
})
