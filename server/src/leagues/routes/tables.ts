import { implement } from '@orpc/server'
import { leaguesEndpoints } from '@touchline/contract/leagues/endpoints'

import { onStandby, type RequestContext } from '#server/platform/http/context.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { exportLeague } from '../commands/export.ts'
import { requireLeague } from '../queries/leagues.ts'
import { requireTable } from '../queries/table.ts'

const os = implement(leaguesEndpoints).$context<RequestContext>()

export const tableRoutes = {
  standings: os.standings.handler(
    teamQuery(async ({ db, now, input }) => requireTable(db, input, now)),
  ),

  export: os.export.handler(
    teamQuery(
      onStandby(async ({ db, now, input, context }) => {
        await requireLeague(db, input)
        const file = await exportLeague(db, input, now)
        context.reply
          .header('content-type', file.contentType)
          .header('content-disposition', `attachment; filename="${file.fileName}"`)
        return file.bytes
      }),
    ),
  ),
}
