import { implement } from '@orpc/server'
import { homeEndpoints } from '@touchline/contract/home/endpoints'

import { requireClubActor } from '#server/clubs/queries.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { planRollOver } from '../commands/plan-roll-over.ts'
import { rollOver } from '../commands/roll-over.ts'
import { undoRollOver } from '../commands/undo-roll-over.ts'
import { findRollOvers, requireRollOver } from '../queries/roll-overs.ts'

const route = implement(homeEndpoints).$context<RequestContext>()

export const rollOverRoutes = {
  planRollOver: route.planRollOver.handler(async ({ context, input: { clubId, cutOff } }) => {
    const { database, clock } = context.platform
    const { id: accountId } = requireAccount(context)
    const actor = await requireClubActor(database, { accountId, clubId })
    await requireCheckForClub(database, actor)
    return planRollOver(database, actor, { cutOff, now: clock() })
  }),

  rollOver: route.rollOver.handler(({ context, input: { clubId, cutOff, moves } }) => {
    const { id: accountId } = requireAccount(context)
    const now = context.platform.clock()
    return command(context, async (tx) => {
      const actor = await requireClubActor(tx, { accountId, clubId })
      await requireCheckForClub(tx, actor)
      const rollOverId = await rollOver(tx, actor, { cutOff, moves, now })
      return requireRollOver(tx, { clubId, rollOverId }, now)
    })
  }),

  rollOvers: route.rollOvers.handler(async ({ context, input: { clubId } }) => {
    const { database, clock } = context.platform
    await requireClubActor(database, { accountId: requireAccount(context).id, clubId })
    return { rollOvers: await findRollOvers(database, clubId, clock()) }
  }),

  undoRollOver: route.undoRollOver.handler(({ context, input: { clubId, rollOverId } }) => {
    const { id: accountId } = requireAccount(context)
    return command(context, async (tx) => {
      const actor = await requireClubActor(tx, { accountId, clubId })
      await requireCheckForClub(tx, actor)
      return undoRollOver(tx, actor, { rollOverId, now: context.platform.clock() })
    })
  }),
}
