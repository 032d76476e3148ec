import { implement } from '@orpc/server'
import { integrationsEndpoints } from '@touchline/contract/integrations/endpoints'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { accountQuery } from '#server/platform/http/handlers.ts'
import { version } from '#server/platform/version.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { exportTeam } from '../commands/archive/export-team.ts'
import { importTeam } from '../commands/archive/import-team.ts'
import { previewArchive } from '../commands/archive/preview-archive.ts'
import { readTeamInSubprocess } from '../commands/archive/read-in-subprocess.ts'
import { limitArchives, uploadedBytes } from './archive-limits.ts'

const os = implement(integrationsEndpoints).$context<RequestContext>()

export const archivesRoutes = {
  /** No command, which would store the response, and so the file. */
  exportTeam: os.exportTeam.handler(
    teamQuery(async ({ actor, now, context }) => {
      await limitArchives(context)
      // One snapshot, so that concurrent changes leave no dangling references.
      return context.platform.database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => exportTeam(tx, { actor, now, software: `Touchline ${version}` }))
    }),
  ),

  importTeam: os.importTeam.handler(
    accountQuery(async ({ db, account, now, input, context, signal }) => {
      await limitArchives(context)
      const importer = { accountId: account.id, now }
      const bytes = uploadedBytes(input)
      const archive = await readTeamInSubprocess({ ...importer, signal, bytes })
      if (input.fingerprint === undefined)
        return { preview: await previewArchive(db, importer, archive) }
      return command(context, async (tx) => ({ teamId: await importTeam(tx, importer, archive) }))
    }),
  ),
}
