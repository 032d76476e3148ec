import { implement } from '@orpc/server'
import { childDataEndpoints } from '@touchline/contract/home/endpoints/children'
import { mayExportChild } from '@touchline/domain/children/permissions'

import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import { askForExport } from '../commands/ask-for-export.ts'
import { eraseChild } from '../commands/erase-child.ts'
import { requireOwnChild } from '../commands/own-child.ts'
import { shownExport } from './own-data.ts'

const os = implement(childDataEndpoints).$context<RequestContext>()

/** What a guardian may do with the data of a child. */
export const childDataRoutes = {
  askForChildExport: os.askForChildExport.handler(({ context, input }) => {
    const { id: accountId } = requireAccount(context)
    const { platform } = context
    return command(context, async (tx) => {
      const actor = await requireActor(tx, { accountId, teamId: input.teamId })
      const asking = { actor, now: platform.clock(), may: mayExportChild }
      await requireOwnChild(tx, asking, input.memberId)
      return shownExport(platform, await askForExport(tx, platform, { accountId, child: input }))
    })
  }),

  eraseChild: os.eraseChild.handler(({ context, input }) => {
    const { id: accountId } = requireAccount(context)
    return command(context, async (tx) => {
      const actor = await requireActor(tx, { accountId, teamId: input.teamId })
      return eraseChild(tx, { actor, now: context.platform.clock() }, input)
    })
  }),
}
