import { implement } from '@orpc/server'
import { childrenEndpoints } from '@touchline/contract/children/endpoints'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { blockGuardian, readBlocks, unblockGuardian, verifyGuardian } from './commands.ts'
import { askingOf } from './routes/asking.ts'
import { consentRoutes } from './routes/consents.ts'
import { healthRoutes } from './routes/health.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { staffCheckRoutes } from './routes/staff-checks.ts'

const os = implement(childrenEndpoints).$context<RequestContext>()

export const childrenRoutes = os.router({
  ...staffCheckRoutes,

  ...consentRoutes,
  ...healthRoutes,
  ...pictureRoutes,

  verifyGuardian: os.verifyGuardian.handler(({ input, context }) =>
    command(context, async (tx) =>
      verifyGuardian(tx, await askingOf(context, input.teamId, tx), input),
    ),
  ),

  blockGuardian: os.blockGuardian.handler(({ input, context }) =>
    command(context, async (tx) =>
      blockGuardian(tx, await askingOf(context, input.teamId, tx), input),
    ),
  ),

  blocks: os.blocks.handler(async ({ input, context }) => {
    const { database } = context.platform
    return {
      blocks: await readBlocks(database, await askingOf(context, input.teamId, database), input),
    }
  }),

  unblockGuardian: os.unblockGuardian.handler(({ input, context }) =>
    command(context, async (tx) =>
      unblockGuardian(tx, await askingOf(context, input.teamId, tx), input),
    ),
  ),
})
