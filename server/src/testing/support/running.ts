import { afterAll } from 'vitest'
import { z } from 'zod'

import type { Environment } from '#server/platform/config.ts'
import type { Outbound } from '#server/platform/outbound/client.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import { testPlatform, type TestPlatform } from '#server/platform/testing/platform.ts'

import { openApp, type App } from '../../app.ts'
import { signedUpAs } from './signed-up.ts'

/** Someone signed up and signed in. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly token: string
}

export interface Question {
  readonly method: string
  /** Including /rest/v1 or another service. */
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

export interface TestServer {
  readonly platform: TestPlatform
  readonly app: App
  readonly signUp: (firstName: string) => Promise<Person>
  readonly ask: (who: Pick<Person, 'token'> | undefined, question: Question) => Promise<Answer>
  /** Sends a request and expects success. */
  readonly done: <T>(
    who: Person,
    line: string,
    given: { body?: unknown; shape: z.ZodType<T> },
  ) => Promise<T>
}

const settings = { CAPTCHA_PROVIDER: 'off', AUTH_RATE_LIMITS: 'off' }

/** All of Touchline as in one process, with its own database. */
export async function running(
  environment: Environment = {},
  outbound?: Outbound,
  payments?: Payments,
): Promise<TestServer> {
  // Operators must confirm their addresses; for others, confirming would only take time.
  const AUTH_AUTOCONFIRM = environment['OPERATOR_EMAILS'] === undefined ? 'on' : 'off'
  const platform = await testPlatform(
    { ...settings, AUTH_AUTOCONFIRM, ...environment },
    outbound,
    payments,
  )
  platform.setClock(new Date().toISOString())
  const app = await openApp(platform, {
    connection: platform.connection,
    pages: undefined,
    isReady: () => true,
    ready: Promise.resolve(),
  })
  await app.start()
  afterAll(async () => {
    await app.stop()
    await app.http.close()
  })
  const ask = askerOf(app)
  const house = { platform, ask }

  async function done<T>(
    who: Person,
    line: string,
    given: { body?: unknown; shape: z.ZodType<T> },
  ) {
    const [method = 'GET', path = ''] = line.split(' ')
    const answer = await ask(who, { method, path: `/rest/v1${path}`, body: given.body })
    if (answer.status >= 300) throw new Error(`${line}: ${answer.status} ${answer.text}`)
    return given.shape.parse(JSON.parse(answer.text))
  }
  return { platform, app, ask, done, signUp: (firstName) => signUp(house, firstName) }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
let asked = 0

function askerOf({ http }: App): TestServer['ask'] {
  return async (who, { method, path, body, headers }) => {
    asked += 1
    const answer = await http.inject({
      method: methods.find((known) => known === method) ?? 'GET',
      url: path,
      // Each request comes from another address, because limits by address have their own tests.
      remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(who === undefined ? {} : { authorization: `Bearer ${who.token}` }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: answer.statusCode, headers: answer.headers, text: answer.body }
  }
}

function signUp(house: Pick<TestServer, 'ask' | 'platform'>, firstName: string): Promise<Person> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.org`
  return signedUpAs(house, email, { first_name: firstName, last_name: 'Ruiz' })
}
