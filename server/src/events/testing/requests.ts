import type { AnyRouter } from '@orpc/server'
import Fastify from 'fastify'

import { restRoutes } from '#server/platform/http/rest.ts'
import type { Platform } from '#server/platform/platform.ts'

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
}

/** Real HTTP with the account named by the caller, signed in just now. */
export function requestsOver(platform: Platform, router: AnyRouter) {
  const app = Fastify()
  restRoutes(app, {
    platform,
    router,
    identify: async ({ headers }) => {
      const id = headers['x-test-account']
      if (typeof id !== 'string') return undefined
      const signedInAt = platform.clock()
      return { id, email: '', sessionId: id, signedInAt, userMetadata: {} }
    },
  })
  return async (accountId: string | undefined, { method, path, body: sent }: Request) => {
    const reply = await app.inject({
      method,
      url: `/rest/v1${path}`,
      headers: accountId === undefined ? {} : { 'x-test-account': accountId },
      ...(sent !== undefined && { payload: sent }),
    })
    const { statusCode: status, headers, rawPayload: bytes } = reply
    const isJson = String(headers['content-type']).startsWith('application/json')
    const body: Record<string, unknown> = isJson ? reply.json() : {}
    return { status, headers, bytes, body }
  }
}
