import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import { onStandby, type RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { exportRoster } from '../commands/export-roster.ts'
import { changeMany } from '../commands/many.ts'
import { viewerOf } from './viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const manyRoutes = {
  changeMany: route.changeMany.handler(
    teamCommand((call) => changeMany(call.db, call, call.input)),
  ),

  export: route.export.handler(
    teamQuery(
      onStandby(async (call) => {
        const file = await exportRoster(call.db, await viewerOf(call), call.input)
        call.context.reply
          .header('content-type', file.contentType)
          .header('content-disposition', `attachment; filename="${file.fileName}"`)
        return file.bytes
      }),
    ),
  ),
}
