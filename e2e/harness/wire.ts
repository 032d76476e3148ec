import { TOTP } from 'otpauth'

import { patientFetch } from './patient-fetch.ts'
import { password } from './signed-in.ts'

interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request like an external program and returns the response. */
export type Send = (sent: Sent) => Promise<unknown>

/** Sends requests with a session, or anonymously. */
export function sender(address: string, session?: string): Send {
  const token = session === undefined ? undefined : wordIn(JSON.parse(session), 'access_token')
  return async ({ method, path, body, headers }) => {
    const response = await patientFetch(`${address}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    return response.json()
  }
}

/** A string in a response, by the names of nested fields. */
export function wordIn(answer: unknown, ...names: readonly string[]): string {
  const found = names.reduce<unknown>(
    (inside, name) =>
      typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined,
    answer,
  )
  if (typeof found !== 'string') throw new Error(`no ${names.join('.')} in the answer`)
  return found
}

/** Signs in with the password, using that user agent. */
export async function signInFrom(
  address: string,
  { email, browser }: { email: string; browser: string },
): Promise<string> {
  const session = await sender(address)({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email, password },
    headers: { 'user-agent': browser },
  })
  return JSON.stringify(session)
}

/** Sets up an authenticator app; returns the session after the second factor. */
export async function setUpApp(send: Send): Promise<string> {
  const made = await send({
    method: 'POST',
    path: '/auth/v1/factors',
    body: { factor_type: 'totp', friendly_name: 'Pocket phone' },
  })
  const factor = `/auth/v1/factors/${wordIn(made, 'id')}`
  const challenge = await send({ method: 'POST', path: `${factor}/challenge` })
  const session = await send({
    method: 'POST',
    path: `${factor}/verify`,
    body: {
      challenge_id: wordIn(challenge, 'id'),
      code: new TOTP({ secret: wordIn(made, 'totp', 'secret') }).generate(),
    },
  })
  return JSON.stringify(session)
}
