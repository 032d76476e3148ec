import {
  unconnectedClientCutoff,
  unusedClientCutoff,
  usedRefreshTokenCutoff,
} from '@touchline/domain/integrations/oauth'
import { endedTokenCutoff } from '@touchline/domain/integrations/tokens'
import { deliveryLogCutoff } from '@touchline/domain/integrations/webhooks'
import { z } from 'zod'

import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { deliver } from './commands/deliver.ts'
import { deliverJob, forgetDeliveries } from './queries/deliveries.ts'
import { forgetClients } from './queries/oauth-clients.ts'
import { forgetRefreshTokens } from './queries/oauth-grants.ts'
import { forgetTokens } from './queries/tokens.ts'

/** Teams at once; within a team one after another, so that a slow receiver delays only its own team. */
const deliveriesAtOnce = 4

const dueTry = z.object({
  teamId: z.string(),
  webhookId: z.string(),
  deliveryId: z.string(),
  dueAt: z.string(),
})

/** Sends webhook messages; deletes expired tokens, unused apps and old logs at night. */
export function integrationsJobs(platform: Platform): readonly Job[] {
  const { database, clock } = platform
  return [
    {
      name: deliverJob,
      atOnce: deliveriesAtOnce,
      isFair: true,
      async run(data) {
        const due = dueTry.safeParse(data)
        if (due.success) await deliver(platform, due.data)
      },
    },
    {
      name: 'integrations.forget_tokens',
      schedule: '17 3 * * *',
      run: async () => {
        const now = clock()
        await forgetTokens(database, { before: endedTokenCutoff(now), now })
        await forgetRefreshTokens(database, usedRefreshTokenCutoff(now))
        const unconnectedBefore = unconnectedClientCutoff(now)
        await forgetClients(database, { unconnectedBefore, unusedBefore: unusedClientCutoff(now) })
      },
    },
    {
      name: 'integrations.forget_deliveries',
      schedule: '19 3 * * *',
      run: () => forgetDeliveries(database, deliveryLogCutoff(clock())),
    },
  ]
}
