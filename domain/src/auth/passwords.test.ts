import { expect, test } from 'vitest'

import { isPasswordTooLong, passwordWeaknesses, pauseAfterFailures } from './passwords.ts'

test.each([
  ['', ['length']],
  ['1234567', ['length']],
  ['12345678', []],
  ['ünïcödé!', []],
  ['😀😀😀😀', ['length']],
])('the password %j is too weak for: %j', (password, reasons) => {
  expect(passwordWeaknesses(password, { shortest: 8, isCommon: false })).toEqual(reasons)
})

test('one that many people have is weak, whatever its length', () => {
  expect(passwordWeaknesses('password123', { shortest: 8, isCommon: true })).toEqual(['pwned'])
  expect(passwordWeaknesses('123456', { shortest: 8, isCommon: true })).toEqual(['length', 'pwned'])
})

test.each([
  ['a'.repeat(72), false],
  ['a'.repeat(73), true],
  ['é'.repeat(36), false],
  ['é'.repeat(37), true],
])('a password is measured in bytes: %s', (password, tooLong) => {
  expect(isPasswordTooLong(password)).toBe(tooLong)
})

test.each([
  [0, 0],
  [4, 0],
  [5, 100],
  [8, 800],
  [20, 2000],
  [100_000, 2000],
])('after %i failures the pause is %i ms', (failures, pause) => {
  expect(pauseAfterFailures(failures)).toBe(pause)
})
