import { expect, test } from 'vitest'

import { holdsTeams } from './offer.ts'

test.each([
  [undefined, false],
  ['', false],
  ['[]', false],
  ['null', false],
  ['[{"id":"1"}]', false],
  ['[7, null, {"name":" "}]', false],
  ['{half', false],
  ['[{"name":"Ravens"}]', true],
  ['{"name":"Ravens"}', true],
])('the list %j is worth asking about: %s', (list, isWorth) => {
  expect(holdsTeams(list)).toBe(isWorth)
})
