import type { FastifyInstance } from 'fastify'

import { AppError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { openNetworkPace } from '#server/platform/http/pace.ts'
import type { Platform } from '#server/platform/platform.ts'

import { Refusal } from '../commands/refusals.ts'

/** Counts every request of a network before reading its body; endpoints have stricter limits. */
export function countNetworks(auth: FastifyInstance, platform: Platform): void {
  const networks = openNetworkPace(platform)
  auth.addHook('onRequest', async (request) => {
    if (request.method === 'OPTIONS') return
    try {
      networks.keep(networkOf(request.ip), request)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { retryAfterSeconds = 1 } = error
      throw new Refusal('over_request_rate_limit', 'Request rate limit reached', {
        retryAfterSeconds: Math.ceil(retryAfterSeconds),
      })
    }
  })
}
