import { expect, test } from 'vitest'

import { isVerifiedGuardian, provesGuardian } from './guardians.ts'

test.each([
  ['ana@example.org', true, 'ana@example.org', true],
  ['Ana@Example.org', true, ' ana@example.org', true],
  ['ana@example.org', false, 'ana@example.org', false],
  ['ana@example.org', true, 'luis@example.org', false],
  ['ana+club@example.org', true, 'ana@example.org', false],
  ['ana@example.org', true, undefined, false],
])(
  '%s (confirmed: %s) proves to be the guardian at %s: %s',
  (...[email, emailConfirmed, named, proven]) => {
    expect(provesGuardian({ email, emailConfirmed }, named)).toBe(proven)
  },
)

const then = new Date('2026-01-01T12:00:00Z')

test.each([
  ['linked and verified', { accountId: 'a', verifiedAt: then, blockedAt: undefined }, true],
  ['not linked', { accountId: undefined, verifiedAt: then, blockedAt: undefined }, false],
  ['not verified', { accountId: 'a', verifiedAt: undefined, blockedAt: undefined }, false],
  ['blocked by the club', { accountId: 'a', verifiedAt: then, blockedAt: then }, false],
])('a guardian who is %s acts for the child: %s', (_, guardianship, acts) => {
  expect(isVerifiedGuardian(guardianship)).toBe(acts)
})
