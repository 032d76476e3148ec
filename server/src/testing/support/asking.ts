import { z } from 'zod'

/** Someone signed in to a running Touchline. */
export interface Visitor {
  /** The current address; its port changes after a restart. */
  address: string
  readonly token: string
}

export interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly key?: string
}

/** A write and the texts it stores: each exactly once, or none. */
export interface TestWrite extends Sent {
  readonly words: readonly string[]
}

/** Creates an account and signs in; needs automatic confirmation. */
export async function signUp(address: string): Promise<Visitor> {
  const response = await fetch(`${address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${crypto.randomUUID()}@example.org`,
      password: 'A long sentence 4 tests',
      data: { first_name: 'Eva', last_name: 'Ruiz' },
    }),
  })
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(await response.json())
  return { address, token }
}

/** Sends a request to the API; throws if the connection breaks. */
export function send(visitor: Visitor, { method, path, body, key }: Sent): Promise<Response> {
  return fetch(`${visitor.address}/rest/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${visitor.token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** Sends a request and expects success. */
export async function read<T>(visitor: Visitor, sent: Sent, shape: z.ZodType<T>): Promise<T> {
  const response = await send(visitor, sent)
  const text = await response.text()
  if (!response.ok) throw new Error(`${sent.method} ${sent.path}: ${response.status} ${text}`)
  return shape.parse(JSON.parse(text))
}
