/**
 * A process that receives payment webhooks, to be killed: `node taking-payments.ts <connection>
 * <folder>`. Prints its address.
 */
import Fastify from 'fastify'
import { z } from 'zod'

import { paymentTakers } from '#server/listeners.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { openHashing, productionCost } from '#server/platform/hashing.ts'
import { openLog } from '#server/platform/log.ts'
import { openPlatform } from '#server/platform/open.ts'
import { webhookRoutes } from '#server/platform/payments/webhook.ts'

const connectionShape = z.custom<Connection>(
  (message) => typeof message === 'object' && message !== null && 'database' in message,
)
const [, , connection = '{}', folder = ''] = process.argv
const platform = await openPlatform({
  config: readConfig({ DATA_DIR: folder }, folder),
  connection: connectionShape.parse(JSON.parse(connection)),
  clock: () => new Date(),
  log: openLog('silent'),
  hashing: openHashing(productionCost),
})
const app = Fastify()
await webhookRoutes(app, platform, paymentTakers)
console.info(`taking payments at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
