import { expect, test } from 'vitest'

import { isPasswordTooLong, passwordWeaknesses, pauseAfterFailures } from './passwords.ts'

test.each([
  ['', ['length']],
  ['1234567', ['length']],
  ['12345678', []],
  ['ünïcödé!', []],
  ['😀😀😀😀', ['length']],
])('the password %j is too weak for: %j', (password, reasons) => {
  expect(passwordWeaknesses(password, 8)).toEqual(reasons)
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
