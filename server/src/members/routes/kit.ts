import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { askForSizes, exportKitOrder } from '../commands/kit.ts'
import { findKitSizes } from '../queries/kit-sizes.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const kitRoutes = {
  kitSizes: route.kitSizes.handler(
    teamQuery(async ({ db, actor }) => ({ players: await findKitSizes(db, actor) })),
  ),

  exportKitOrder: route.exportKitOrder.handler(
    teamQuery(async (call) => {
      const file = await exportKitOrder(call.db, call, call.input)
      call.context.reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
      return file.bytes
    }),
  ),

  askForSizes: route.askForSizes.handler(
    teamCommand(async (call) => ({
      asked: await askForSizes(call.db, call, call.input.memberIds),
    })),
  ),
}
