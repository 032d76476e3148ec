import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'

import { Refusal, type RefusalCode } from '../commands/refusals.ts'
import { answerErrors } from './answer.ts'

/** What the log has after a request to sign in that ended so. */
async function loggedAfter(code: RefusalCode): Promise<string[]> {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const auth = Fastify()
  answerErrors(auth, { log })
  auth.post('/token', () => {
    throw new Refusal(code, 'no')
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
])(
  'a sign-in refused for %s is in the log, with where it came from and no secret',
  async (code) => {
    const [line = '', ...others] = await loggedAfter(code)
    expect(others).toEqual([])
    const told: unknown = JSON.parse(line)
    expect(told).toMatchObject({
      path: '/token',
      code,
      ip: '127.0.0.1',
      msg: 'a sign-in was refused',
    })
    expect(line).not.toMatch(/ana@|not this one/)
  },
)

test('what is refused for its form is no attempt', async () => {
  expect(await loggedAfter('validation_failed')).toEqual([])
})
