import { implement } from '@orpc/server'
import { leaguesEndpoints } from '@touchline/contract/leagues/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { exportLeague } from '../commands/export.ts'
import { requireLeague } from '../queries/leagues.ts'
import { requireTable } from '../queries/table.ts'
import { readerOf } from './doing.ts'

const os = implement(leaguesEndpoints).$context<RequestContext>()

export const tableRoutes = {
  standings: os.standings.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    await readerOf(context, input.teamId)
    return requireTable(database, input, clock())
  }),

  export: os.export.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    await readerOf(context, input.teamId)
    await requireLeague(database, input)
    const file = await exportLeague(database, input, clock())
    context.reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
    return file.bytes
  }),
}
