import { implement } from '@orpc/server'
import { integrationsEndpoints } from '@touchline/contract/integrations/endpoints'

import { clubQuery } from '#server/clubs/routes/handlers.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { accountQuery } from '#server/platform/http/handlers.ts'
import { version } from '#server/platform/version.ts'

import { readClubInSubprocess } from '../commands/archive/read-in-subprocess.ts'
import { exportClub } from '../commands/club-archive/export-club.ts'
import { importClub } from '../commands/club-archive/import-club.ts'
import { previewClub } from '../commands/club-archive/preview-club.ts'
import { limitArchives, uploadedBytes } from './archive-limits.ts'

const os = implement(integrationsEndpoints).$context<RequestContext>()

export const clubArchivesRoutes = {
  /** No command, which would store the response, and so the file. */
  exportClub: os.exportClub.handler(
    clubQuery(async ({ actor, now, context }) => {
      await limitArchives(context)
      // One snapshot, so that concurrent changes leave no dangling references.
      return context.platform.database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => exportClub(tx, { actor, now, software: `Touchline ${version}` }))
    }),
  ),

  importClub: os.importClub.handler(
    accountQuery(async ({ account, now, input, context, signal }) => {
      await limitArchives(context)
      const importer = { accountId: account.id, now }
      const bytes = uploadedBytes(input)
      const archive = await readClubInSubprocess({ ...importer, signal, bytes })
      if (input.fingerprint === undefined) return { preview: previewClub(archive) }
      return command(context, async (tx) => ({ clubId: await importClub(tx, importer, archive) }))
    }),
  ),
}
