import { expect, test } from 'vitest'

import { isVerifiedByEmail, sharesAccount } from './guardians.ts'

test.each([
  ['ana@example.org', true, 'ana@example.org', true],
  ['Ana@Example.org', true, ' ana@example.org', true],
  ['ana@example.org', false, 'ana@example.org', false],
  ['ana@example.org', true, 'luis@example.org', false],
  ['ana+club@example.org', true, 'ana@example.org', false],
  ['ana@example.org', true, undefined, false],
])(
  '%s (confirmed: %s) is verified as the guardian at %s: %s',
  (...[email, emailConfirmed, named, proven]) => {
    expect(isVerifiedByEmail({ email, emailConfirmed }, named)).toBe(proven)
  },
)

test.each([
  ['marta', 'leo', false],
  ['leo', 'leo', true],
  ['marta', null, false],
  [null, 'leo', false],
  [null, null, false],
])('a guardian with account %s shares it with a child with %s: %s', (one, other, shares) => {
  expect(sharesAccount(one, other)).toBe(shares)
})
