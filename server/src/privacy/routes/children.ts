import { implement } from '@orpc/server'
import { childDataEndpoints } from '@touchline/contract/privacy/endpoints/children'
import { mayExportChild } from '@touchline/domain/children/permissions'

import type { Queryable } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import {
  askForErasure,
  decideErasure,
  readErasure,
  stopErasure,
} from '../commands/ask-for-erasure.ts'
import { askForExport } from '../commands/ask-for-export.ts'
import { requireOwnChild } from '../commands/own-child.ts'
import { shownExport } from './own-data.ts'

const os = implement(childDataEndpoints).$context<RequestContext>()

/** What a guardian may do with the data of a child. */
export const childDataRoutes = {
  askForChildExport: os.askForChildExport.handler(({ context, input }) => {
    const account = requireAccount(context)
    const { id: accountId } = account
    const { platform } = context
    return command(context, async (tx) => {
      const actor = await requireActor(tx, { account, teamId: input.teamId })
      const asking = { actor, now: platform.clock(), may: mayExportChild }
      await requireOwnChild(tx, asking, input.memberId)
      return shownExport(platform, await askForExport(tx, platform, { accountId, child: input }))
    })
  }),

  eraseChild: os.eraseChild.handler(({ context, input }) =>
    command(context, async (tx) => askForErasure(tx, await askingOf(context, tx, input), input)),
  ),

  childErasure: os.childErasure.handler(async ({ context, input }) => {
    const { database } = context.platform
    return readErasure(database, await askingOf(context, database, input), input.memberId)
  }),

  stopChildErasure: os.stopChildErasure.handler(({ context, input }) =>
    command(context, async (tx) =>
      stopErasure(tx, await askingOf(context, tx, input), input.memberId),
    ),
  ),

  decideChildErasure: os.decideChildErasure.handler(({ context, input }) =>
    command(context, async (tx) => decideErasure(tx, await askingOf(context, tx, input), input)),
  ),
}

async function askingOf(
  context: RequestContext,
  db: Queryable,
  { teamId }: { readonly teamId: string },
) {
  const account = requireAccount(context)
  const { platform } = context
  return { actor: await requireActor(db, { account, teamId }), now: platform.clock(), platform }
}
