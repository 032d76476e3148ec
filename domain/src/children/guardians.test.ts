import { expect, test } from 'vitest'

import { provesGuardian } from './guardians.ts'

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
