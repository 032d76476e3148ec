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

/** The members part of the data interface over HTTP, with the signed-in account named by the caller. */
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
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
  }
}
