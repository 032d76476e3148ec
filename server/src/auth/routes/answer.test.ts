import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'

import { AppError } from '#server/platform/errors.ts'

import { Refusal, type RefusalCode } from '../commands/refusals.ts'
import { answerErrors } from './answer.ts'

/** The log entries after a sign-in that failed with this error. */
async function loggedAfter(thrown: Error): Promise<string[]> {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const auth = Fastify()
  answerErrors(auth, { log })
  auth.post('/token', () => {
    throw thrown
  })
  const payload = { email: 'ana@example.org', password: 'not this one' }
  await auth.inject({ method: 'POST', url: '/token?grant_type=password', payload })
  await auth.close()
  return lines
}

test.each<RefusalCode>([
  'invalid_credentials',
  'otp_expired',
  'mfa_verification_failed',
  'captcha_failed',
  'over_request_rate_limit',
])('logs a sign-in refused for %s with its origin and no secret', async (code) => {
  const [line = '', ...others] = await loggedAfter(new Refusal(code, 'no'))
  expect(others).toEqual([])
  const body: unknown = JSON.parse(line)
  expect(body).toMatchObject({
    path: '/token',
    code,
    ip: '127.0.0.1',
    msg: 'a sign-in was refused',
  })
  expect(line).not.toMatch(/ana@|not this one/)
})

test('does not count a malformed request as an attempt', async () => {
  expect(await loggedAfter(new Refusal('validation_failed', 'no'))).toEqual([])
})

test('asks to wait during the start, without logging a failure', async () => {
  expect(await loggedAfter(new AppError('unavailable'))).toEqual([])
})

test.each([
  ['a database that went away', { code: '57P01' }],
  ['a statement that took too long', { code: '57014' }],
  ['two who waited for each other', { code: '40P01' }],
  ['a full disk', { code: '53100' }],
])('logs %s with its cause', async (_what, cause) => {
  const [line = '', ...others] = await loggedAfter(Object.assign(new Error('beneath us'), cause))
  expect(others).toEqual([])
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    path: '/token',
    error: cause,
    msg: 'a request could not be served',
  })
})

test('logs an unexpected error', async () => {
  const [line = ''] = await loggedAfter(new Error('out of ideas'))
  expect(JSON.parse(line)).toMatchObject({ msg: 'a request failed unexpectedly' })
})
