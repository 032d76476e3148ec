import { implement } from '@orpc/server'
import { homeEndpoints } from '@touchline/contract/home/endpoints'

import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { bringTeams } from '../commands/bring-teams.ts'
import { undoBrowserImport } from '../commands/undo-browser-import.ts'
import { listImports, requireImport } from '../queries/browser-imports.ts'

const route = implement(homeEndpoints).$context<RequestContext>()

export const browserImportRoutes = {
  bringTeams: route.bringTeams.handler(({ input, context }) =>
    command(context, async (tx) => {
      const { id: accountId, isAnonymous } = requireAccount(context)
      // Below /me much is open to the anonymous; other people's data are not.
      if (isAnonymous) throw new AppError('address_needed')
      const now = context.platform.clock()
      const importId = await bringTeams(tx, { accountId, now }, input)
      return requireImport(tx, { accountId, importId }, now)
    }),
  ),

  listBrowserImports: route.listBrowserImports.handler(async ({ context }) => {
    const { database, clock } = context.platform
    return { imports: await listImports(database, requireAccount(context).id, clock()) }
  }),

  undoBrowserImport: route.undoBrowserImport.handler(({ input, context }) =>
    command(context, (tx) =>
      undoBrowserImport(tx, {
        accountId: requireAccount(context).id,
        importId: input.browserImportId,
        now: context.platform.clock(),
      }),
    ),
  ),
}
