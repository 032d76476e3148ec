import type { FastifyInstance } from 'fastify'

import type { Platform } from '../platform.ts'
import { receiveEvent, type TakeEvent } from './receive.ts'

/** Receives the payment provider's webhooks; the signature covers the raw body. */
export async function webhookRoutes(
  app: FastifyInstance,
  platform: Platform,
  takers: readonly TakeEvent[],
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post('/webhooks/stripe', async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const delivery = {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: typeof signature === 'string' ? signature : undefined,
      }
      await receiveEvent(platform, delivery, takers)
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })
}
