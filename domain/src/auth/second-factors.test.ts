import { expect, test } from 'vitest'

import { normalizeRecoveryCode, formatRecoveryCode } from './second-factors.ts'

test.each([
  ['abcde-fghij', 'abcdefghij'],
  ['ABCDE FGHIJ', 'abcdefghij'],
  [' a2c4e–f6hij'.replace('–', '-'), 'a2c4ef6hij'],
  ['0bcde-fgh1j', 'obcdefghlj'],
  ['2345672345', '2345672345'],
  ['123456', undefined],
  ['123 456', undefined],
  ['abcde-fghi', undefined],
  ['abcde-fghijk', undefined],
  ['abcde-fghi8', undefined],
  ['', undefined],
])('%j is the recovery code %j', (typed, code) => {
  expect(normalizeRecoveryCode(typed)).toBe(code)
})

test('shows a code in two groups and reads it back', () => {
  expect(formatRecoveryCode('abcdefghij')).toBe('abcde-fghij')
  expect(normalizeRecoveryCode(formatRecoveryCode('abcdefghij'))).toBe('abcdefghij')
})
