import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { testDatabase } from '#server/platform/testing/database.ts'

import { ask, serving, tokenAt, type ReceivedEvent } from './support/serving.ts'
import { openStream } from './support/stream.ts'

const soon = { timeout: 5000, interval: 20 }

const { connection } = await testDatabase()
const one = await serving(connection)
const other = await serving(connection)
await Promise.all([one.ready, other.ready])

const enrolled = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) })
const challenged = z.object({ id: z.string() })
const session = z.object({ access_token: z.string(), refresh_token: z.string() })

const auth = (line: string, token: string, body: object = {}): Promise<ReceivedEvent> => {
  const [method = '', path = ''] = line.split(' ')
  return ask(`${one.address}/auth/v1${path}`, { method, token, body })
}

async function enroll(token: string): Promise<{ id: string; secret: string }> {
  const { id, totp } = enrolled.parse(
    (await auth('POST /factors', token, { factor_type: 'totp' })).body,
  )
  return { id, secret: totp.secret }
}

/** Enters the current code or that of the next half minute: each counts once. */
async function stepUp(
  token: string,
  factor: { id: string; secret: string },
  steps: 0 | 1,
): Promise<string> {
  const challenge = await auth(`POST /factors/${factor.id}/challenge`, token)
  const answer = await auth(`POST /factors/${factor.id}/verify`, token, {
    challenge_id: challenged.parse(challenge.body).id,
    code: TOTP.generate({
      secret: Secret.fromBase32(factor.secret),
      timestamp: Date.now() + steps * 30_000,
    }),
  })
  return session.parse(answer.body).access_token
}

/** The response of each service to a token, at both processes. */
async function heard(token: string): Promise<string[]> {
  const answers = [one, other].flatMap(({ address }) => [
    ask(`${address}/rest/v1/me`, { token }),
    ask(`${address}/rest/v1/me/teams`, { token }),
    ask(`${address}/storage/v1/pictures?purpose=avatar`, { method: 'POST', token, body: {} }),
  ])
  const codes = (await Promise.all(answers)).map(codeOf)
  return [...new Set(codes)]
}

function codeOf({ status, body }: ReceivedEvent): string {
  const parsed = z.object({ code: z.string() }).safeParse(body)
  return parsed.success ? `${status} ${parsed.data.code}` : String(status)
}

const open = ['200', '422 not_an_image']
const halfway = ['403 second_factor_needed']

let token: string
let factor: { id: string; secret: string }

beforeAll(async () => {
  token = await tokenAt(one.address, 'Ana')
  factor = await enroll(token)
})

test('ignores a factor that was only started', async () => {
  expect(await heard(token)).toEqual(open)
})

test('refuses first-factor tokens everywhere at once after the second factor is set up', async () => {
  const stream = await openStream(other.address, token)
  const high = await stepUp(token, factor, 0)
  await expect.poll(() => stream.isOver, soon).toBe(true)
  // Each process learns of it a moment apart.
  await expect.poll(() => heard(token), soon).toEqual(halfway)
  expect(await heard(high)).toEqual(open)
  for (const { address } of [one, other])
    expect(codeOf(await ask(`${address}/realtime/v1`, { token }))).toBe(halfway[0])
  token = high
})

test('treats a caller at the first factor as a visitor: public endpoints stay open', async () => {
  const user = await ask(`${one.address}/auth/v1/user`, { token })
  const { email } = z.object({ email: z.string() }).parse(user.body)
  const low = session.parse(
    (
      await ask(`${other.address}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        body: { email, password: 'A long sentence 4 tests' },
      })
    ).body,
  ).access_token
  expect(await heard(low)).toEqual(halfway)
  expect((await ask(`${one.address}/rest/v1/installation`, { token: low })).status).toBe(200)
  expect(await heard(await stepUp(low, factor, 1))).toEqual(open)
})

test('accepts one factor again without the second, also with the earlier token', async () => {
  const stream = await openStream(other.address, token)
  expect((await auth(`DELETE /factors/${factor.id}`, token)).status).toBe(200)
  expect(await heard(token)).toEqual(open)
  await expect.poll(() => stream.isOver, soon).toBe(true)
  expect((await auth('POST /factors/recovery-codes', token)).status).toBe(403)
})
