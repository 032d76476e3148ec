import { closedPageHeader } from '@touchline/domain/maintenance/notice'
import { expect, test } from 'vitest'

import { isFromServer, classifyRequest, findStaleCaches } from './worker-rules.ts'

test.each([
  ['/assets/root-1a2b.js', 'no-cors', 'file'],
  ['/', 'navigate', 'page'],
  ['/team/0197/calendar', 'navigate', 'page'],
  ['/authors', 'navigate', 'page'],
  ['/rest/v1/me', 'cors', 'none'],
  ['/rest/v1/docs', 'navigate', 'none'],
  ['/storage/v1/files/roster.pdf', 'navigate', 'none'],
  ['/storage/v1/pictures/a.webp', 'no-cors', 'none'],
  ['/feeds/secret.ics', 'navigate', 'none'],
  ['/auth/v1/verify', 'navigate', 'none'],
  ['/confirm', 'navigate', 'none'],
  ['/not-me', 'navigate', 'none'],
  ['/welcome', 'navigate', 'none'],
  ['/answer/abc', 'navigate', 'none'],
  ['/readyz', 'cors', 'none'],
  ['/icon.svg', 'no-cors', 'none'],
])('the worker treats %s, requested as %s, as a %s', (path, mode, place) => {
  expect(classifyRequest(path, mode)).toBe(place)
})

test("keeps the previous version's files for open pages, and deletes older ones", () => {
  const names = ['touchline-1', 'somebody-elses', 'touchline-2', 'touchline-3', 'touchline-4']
  const stale = findStaleCaches(names, { prefix: 'touchline-', here: 'touchline-4' })
  expect(stale).toEqual(['touchline-1', 'touchline-2'])
})

test.each([
  { says: 'a page', status: 200, header: 'server', isShown: true },
  { says: 'a path without a page', status: 404, header: 'server', isShown: true },
  { says: 'a closed site', status: 503, header: closedPageHeader, isShown: true },
  { says: 'a proxy alone', status: 503, header: 'retry-after', isShown: false },
  { says: 'a proxy that has waited', status: 504, header: 'server', isShown: false },
])('shows $says, answering $status with $header: $isShown', ({ status, header, isShown }) => {
  expect(isFromServer({ status, headers: new Headers({ [header]: '1' }) })).toBe(isShown)
})
