import Fastify from 'fastify'

import { restRoutes } from '#server/platform/http/rest.ts'
import type { Platform } from '#server/platform/platform.ts'

import { membersRoutes } from '../routes.ts'

export interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

type Answer = Record<string, unknown>

/** Calls the members API over HTTP as the given account. */
export function askingMembers(platform: Platform) {
  const app = Fastify()
  restRoutes(app, {
    platform,
    router: { members: membersRoutes },
    identify: async ({ headers }) => {
      const id = headers['x-test-account']
      return typeof id === 'string' ? { id, email: '', sessionId: id, userMetadata: {} } : undefined
    },
  })
  return async (accountId: string, { method, path, body, headers }: Request) => {
    const reply = await app.inject({
      method,
      url: `/rest/v1${path}`,
      headers: { 'x-test-account': accountId, ...headers },
      ...(body !== undefined && { payload: body }),
    })
    const { statusCode: status, headers: received, rawPayload: bytes } = reply
    const isJson = String(received['content-type']).startsWith('application/json')
    return { status, headers: received, bytes, body: isJson ? reply.json<Answer>() : {} }
  }
}
