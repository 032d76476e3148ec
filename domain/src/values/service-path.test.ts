import { expect, test } from 'vitest'

import { isServicePath } from './service-path.ts'

test.each([
  ['/rest/v1/teams', true],
  ['/realtime/v1', true],
  ['/feeds/abc.ics', true],
  ['/rest', true],
  ['/restaurant', false],
  ['/dashboard', false],
  ['/', false],
])('%s is a service path: %s', (path, expected) => {
  expect(isServicePath(path)).toBe(expected)
})
