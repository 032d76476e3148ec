import type { AnyRouter } from '@orpc/server'
import { v7 as newId } from 'uuid'
import { afterAll } from 'vitest'

import { accountsRoutes } from '#server/accounts/routes.ts'
import { clubsRoutes } from '#server/clubs/routes.ts'
import { restRoutes } from '#server/platform/http/rest.ts'
import { makeServer } from '#server/platform/http/server.ts'
import type { Platform } from '#server/platform/platform.ts'

import { teamsRoutes } from '../routes.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly bytes: Buffer
  /** The error code, if the response is an error. */
  readonly code: unknown
}

export type Ask = (
  line: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>

/** Calls the API as an account: `as(accountId)('PATCH /teams/…', body)`. */
export function openTestApi(
  platform: Platform,
  more: Readonly<Record<string, AnyRouter>> = {},
): (accountId: string | undefined) => Ask {
  const app = makeServer(platform, { scriptHashes: [], secure: false })
  const router = { accounts: accountsRoutes, clubs: clubsRoutes, teams: teamsRoutes, ...more }
  restRoutes(app, {
    platform,
    router,
    identify: async (request) => {
      const id = request.headers.authorization
      return id === undefined
        ? undefined
        : { id, email: `${id}@example.org`, sessionId: newId(), userMetadata: {} }
    },
  })
  afterAll(() => app.close())

  return (accountId) => async (line, body, headers) => {
    const [method = 'GET', path = ''] = line.split(' ')
    const answer = await app.inject({
      method: methodOf(method),
      url: `/rest/v1${path}`,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...(accountId === undefined ? {} : { authorization: accountId }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const json = bodyOf(answer)
    const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: json,
      bytes: answer.rawPayload,
      code,
    }
  }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function methodOf(method: string): (typeof methods)[number] {
  return methods.find((known) => known === method) ?? 'GET'
}

/** Returns a file's content as text. */
function bodyOf({ body, headers }: { body: string; headers: object }): unknown {
  if (body === '') return undefined
  const isJson = 'content-type' in headers && /json/.test(String(headers['content-type']))
  return isJson ? JSON.parse(body) : body
}
