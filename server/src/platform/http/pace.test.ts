import { expect, test } from 'vitest'

import { readConfig, type Environment } from '../config.ts'
import { AppError } from '../errors.ts'
import { openPace } from './pace.ts'

const begun = new Date('2026-03-14T09:00:00Z').getTime()

function paceOf(environment: Environment = {}) {
  let now = begun
  const pace = openPace({ config: readConfig(environment, '/'), clock: () => new Date(now) })
  return {
    later: (ms: number) => {
      now += ms
    },
    /** How many of these simultaneous requests are let through. */
    passed(count: number, line: string, accountId = 'ana'): number {
      const [method = '', url = ''] = line.split(' ')
      return Array.from({ length: count }, () =>
        waitOf(() => pace.keep(accountId, { method, url })),
      ).filter((wait) => wait === undefined).length
    },
    waitAfter: (line: string) => {
      const [method = '', url = ''] = line.split(' ')
      return waitOf(() => pace.keep('ana', { method, url }))
    },
  }
}

function waitOf(ask: () => void): number | undefined {
  try {
    ask()
    return undefined
  } catch (error) {
    expect(error).toMatchObject({ code: 'too_many_requests' })
    return error instanceof AppError ? error.retryAfterSeconds : undefined
  }
}

test.each([
  ['GET /rest/v1/teams/1/events?search=x', 300, 50],
  ['HEAD /rest/v1/me', 300, 50],
  ['PUT /rest/v1/teams/1/events/2/answers', 60, 10],
  ['DELETE /rest/v1/teams/1', 60, 10],
  ['POST /storage/v1/pictures?purpose=avatar', 20, 1],
  ['POST /storage/v1/documents?purpose=event_attachment&name=plan.pdf', 20, 1],
  ['POST /rest/v1/teams/1/member-imports/preview', 20, 1],
  ['POST /rest/v1/teams/1/bank-transfers', 20, 1],
  ['POST /rest/v1/me/team-archives', 20, 1],
  ['GET /rest/v1/clubs/1/archives', 20, 1],
  ['GET /rest/v1/me/export', 20, 1],
])('%s: %i at once, then %i per second', (line, burst, perSecond) => {
  const pace = paceOf()
  expect(pace.passed(500, line)).toBe(burst)
  expect(pace.waitAfter(line)).toBe(1)
  expect(pace.passed(1, line, 'somebody else')).toBe(1)
  pace.later(1000)
  expect(pace.passed(500, line)).toBe(perSecond)
})

test('allows ten pictures and then ten documents in a row', () => {
  const pace = paceOf()
  expect(pace.passed(10, 'POST /storage/v1/pictures?purpose=avatar')).toBe(10)
  expect(pace.passed(10, 'POST /storage/v1/documents?purpose=event_attachment')).toBe(10)
})

test('an account over its limit for writes may still read', () => {
  const pace = paceOf()
  pace.passed(100, 'POST /rest/v1/teams')
  expect(pace.passed(1, 'GET /rest/v1/me')).toBe(1)
})

test('operators can switch the limits off', () => {
  expect(paceOf({ AUTH_RATE_LIMITS: 'off' }).passed(1000, 'POST /rest/v1/teams')).toBe(1000)
})
