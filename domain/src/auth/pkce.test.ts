import { expect, test } from 'vitest'

import { readPkce } from './pkce.ts'

const challenge = 'a'.repeat(43)

test.each([
  [undefined, undefined, 'none'],
  ['', '', 'none'],
  [challenge, undefined, 'incomplete'],
  [undefined, 's256', 'incomplete'],
  ['a'.repeat(42), 's256', 'malformed'],
  ['a'.repeat(129), 's256', 'malformed'],
  [`${challenge}/`, 's256', 'malformed'],
  [challenge, 's512', 'unknown_method'],
  [challenge, 'S256', 'challenge'],
  [challenge, 'plain', 'challenge'],
])('challenge %s with method %s is %s', (given, method, kind) => {
  expect(readPkce(given, method).kind).toBe(kind)
})
