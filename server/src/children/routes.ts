import { childrenEndpoints } from '@touchline/contract/children/endpoints'
import { implement } from '@orpc/server'

import type { Queryable } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'
import {
  answerConsent,
  blockGuardian,
  readConsents,
  unblockGuardian,
  verifyGuardian,
  type Asking,
} from './commands.ts'

const os = implement(childrenEndpoints).$context<RequestContext>()

export const childrenRoutes = os.router({
  consents: os.consents.handler(async ({ input, context }) => {
    const { database } = context.platform
    return readConsents(database, await askingOf(context, input.teamId, database), input)
  }),

  answerConsent: os.answerConsent.handler(({ input, context }) =>
    command(context, async (tx) =>
      answerConsent(tx, await askingOf(context, input.teamId, tx), input),
    ),
  ),

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

  unblockGuardian: os.unblockGuardian.handler(({ input, context }) =>
    command(context, async (tx) =>
      unblockGuardian(tx, await askingOf(context, input.teamId, tx), input),
    ),
  ),
})

async function askingOf(context: RequestContext, teamId: string, db: Queryable): Promise<Asking> {
  const accountId = requireAccount(context).id
  return { actor: await requireActor(db, { accountId, teamId }), now: context.platform.clock() }
}
