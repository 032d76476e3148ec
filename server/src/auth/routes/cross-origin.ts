import { isAllowedOrigin } from '@touchline/domain/auth/redirects'
import type { FastifyInstance } from 'fastify'

import type { Platform } from '#server/platform/platform.ts'

const allowedHeaders =
  'Accept, Authorization, Content-Type, X-Client-IP, X-Client-Info, X-JWT-AUD, x-use-cookie, X-Supabase-Api-Version, apikey'

/** Allows cross-origin calls from the site and listed origins only. */
export function crossOrigin(auth: FastifyInstance, { config }: Pick<Platform, 'config'>): void {
  const { siteUrl, redirectAllowList: allowList } = config.auth

  auth.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'origin')
    if (origin === undefined || !isAllowedOrigin(origin, { siteUrl, allowList })) return undefined

    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'X-Total-Count, Link, X-Supabase-Api-Version, Retry-After',
    })
    if (request.method !== 'OPTIONS') return undefined
    return reply
      .status(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': '600',
      })
      .send()
  })
}
