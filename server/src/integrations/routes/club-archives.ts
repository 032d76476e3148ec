import { implement } from '@orpc/server'
import { integrationsEndpoints } from '@touchline/contract/integrations/endpoints'

import { requireClubActor } from '#server/clubs/queries.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { version } from '#server/platform/version.ts'

import { readClubInSubprocess } from '../commands/archive/read-in-subprocess.ts'
import { exportClub } from '../commands/club-archive/export-club.ts'
import { importClub } from '../commands/club-archive/import-club.ts'
import { previewClub } from '../commands/club-archive/preview-club.ts'
import { previewedBytes, sendingOf } from './archives.ts'

const os = implement(integrationsEndpoints).$context<RequestContext>()

export const clubArchivesRoutes = {
  /** No command: the file is kept nowhere, not even as an answer. */
  exportClub: os.exportClub.handler(async ({ input: { clubId }, context }) => {
    const { accountId, now } = await sendingOf(context)
    // All of it as of one moment: what another writes meanwhile would hang in the air.
    return context.platform.database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const actor = await requireClubActor(tx, { accountId, clubId })
        return exportClub(tx, { actor, now, software: `Touchline ${version}` })
      })
  }),

  previewClubArchive: os.previewClubArchive.handler(async ({ input, context, signal }) => {
    const sending = await sendingOf(context)
    const bytes = Buffer.from(input.base64, 'base64')
    return previewClub(await readClubInSubprocess({ ...sending, signal, bytes }))
  }),

  importClubArchive: os.importClubArchive.handler(async ({ input, context, signal }) => {
    const sending = await sendingOf(context)
    const archive = await readClubInSubprocess({ ...sending, signal, bytes: previewedBytes(input) })
    return command(context, async (tx) => ({ clubId: await importClub(tx, sending, archive) }))
  }),
}
