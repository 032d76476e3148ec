import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { exportRoster } from '../commands/export-roster.ts'
import { changeMany } from '../commands/many.ts'
import { doing, viewerOf } from './viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const manyRoutes = {
  changeMany: route.changeMany.handler(({ input, context }) =>
    command(context, async (tx) =>
      changeMany(tx, doing(await viewerOf(context, tx, input.teamId), context), input),
    ),
  ),

  export: route.export.handler(async ({ input, context }) => {
    const { database } = context.platform
    const viewer = await viewerOf(context, database, input.teamId)
    const { fileName, contentType, bytes } = await exportRoster(database, viewer, input)
    context.reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${fileName}"`)
    return bytes
  }),
}
