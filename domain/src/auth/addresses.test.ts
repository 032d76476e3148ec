import { expect, test } from 'vitest'

import { isEmail, isPhone, normalizeEmail, normalizePhone } from './addresses.ts'

test('stores an address in lower case without surrounding spaces', () => {
  expect(normalizeEmail('  Ana.Lopez@Club.ES ')).toBe('ana.lopez@club.es')
})

test.each([
  ['ana@club.es', true],
  ['ana+team@club.es', true],
  ["o'neil@club.ie", true],
  ['jürgen@müller.de', true],
  ['ana@localhost', true],
  ['', false],
  ['ana', false],
  ['ana@', false],
  ['@club.es', false],
  ['ana@@club.es', false],
  ['ana lopez@club.es', false],
  ['ana@club.es\r\nBcc: x@y.z', false],
  ['ana@club.es,eve@evil.test', false],
  ['<ana@club.es>', false],
  ['a\ud800na@club.es', false],
  ['a\ufffdna@club.es', false],
  ['a\u202ena@club.es', false],
  ['a\u200bna@club.es', false],
  ['.ana@club.es', false],
  ['a..b@club.es', false],
  ['ana@club..es', false],
  ['ana@-club.es', false],
  [`${'a'.repeat(65)}@club.es`, false],
  [`${'a'.repeat(60)}@${'b'.repeat(200)}.es`, false],
])('%j is an address: %s', (email, valid) => {
  expect(isEmail(email)).toBe(valid)
})

test.each([
  ['+34 600 123 456', '34600123456'],
  [' 34600123456 ', '34600123456'],
  ['++34600123456', '+34600123456'],
])('stores the number %j as %j', (typed, kept) => {
  expect(normalizePhone(typed)).toBe(kept)
})

test.each([
  ['34600123456', true],
  ['12', true],
  ['123456789012345', true],
  ['1', false],
  ['1234567890123456', false],
  ['034600123456', false],
  ['+34600123456', false],
  ['34-600-123', false],
  ['34600123456\n', false],
  ['３４６００１２３４５６', false],
  ['', false],
])('%j is a number: %s', (phone, valid) => {
  expect(isPhone(phone)).toBe(valid)
})
