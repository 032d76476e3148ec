import { expect, test } from 'vitest'

import { isEmail, normalEmail } from './addresses.ts'

test('an address is kept in lower case without spaces around it', () => {
  expect(normalEmail('  Ana.Lopez@Club.ES ')).toBe('ana.lopez@club.es')
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
  ['.ana@club.es', false],
  ['a..b@club.es', false],
  ['ana@club..es', false],
  ['ana@-club.es', false],
  [`${'a'.repeat(65)}@club.es`, false],
  [`${'a'.repeat(60)}@${'b'.repeat(200)}.es`, false],
])('%j is an address: %s', (email, valid) => {
  expect(isEmail(email)).toBe(valid)
})
