import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import type { Platform } from '../platform.ts'

/** /healthz: the process is alive. /readyz: the database answers and is migrated. */
export function healthRoutes(
  app: FastifyInstance,
  { platform, isMigrated }: { platform: Pick<Platform, 'database'>; isMigrated: () => boolean },
): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const reached = await sql`select 1`.execute(platform.database).then(
      () => true,
      () => false,
    )
    const ready = reached && isMigrated()
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        database: reached ? 'reached' : 'not reached',
      })
  })
}
