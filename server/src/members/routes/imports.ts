import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'
import type {
  ImportConfirmation,
  ImportSource,
  RosterImport,
} from '@touchline/contract/members/shapes/import'
import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { confirmImport } from '../commands/imports.ts'
import {
  compareWithRoster,
  readingPlace,
  showImport,
  understandSource,
} from '../commands/preview-import.ts'
import { trackImport } from '../commands/track-import.ts'
import { undoImport } from '../commands/undo-import.ts'
import { findProgress } from '../queries/import-progress.ts'
import { findRosterToCompare, listImports } from '../queries/imports.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const importRoutes = {
  previewImport: route.previewImport.handler(({ signal, ...request }) =>
    teamQuery<ImportSource, ImportPreview>(async ({ db, actor, now, input }) => {
      const where = await readingPlace(db, actor)
      const preview = await understandSource(input, { ...where, signal }, now)
      const roster = await findRosterToCompare(db, actor)
      const zone = where.place.time_zone
      return showImport(await compareWithRoster(preview, roster, input), { now, zone })
    })(request),
  ),

  // The list is read before the transaction: reading takes long, and other imports would wait.
  confirmImport: route.confirmImport.handler(({ signal, ...request }) =>
    teamQuery<ImportConfirmation, RosterImport>(async ({ db, actor, now, input, context }) => {
      const { teamId, progressId } = input
      const { accountId } = actor
      const where = await readingPlace(db, actor)
      const counted = progressId === undefined ? undefined : { progressId, teamId, accountId }
      return trackImport(context.platform, counted, async (tell) => {
        const preview = await understandSource(input, { ...where, signal }, now)
        tell({ done: 0, total: preview.rows.length })
        const { language } = where.place
        return teamCommand<ImportConfirmation, RosterImport>((call) =>
          confirmImport(call.db, call, { preview, source: input, language, tell }),
        )(request)
      })
    })(request),
  ),

  importProgress: route.importProgress.handler(
    teamQuery(async ({ db, actor: { accountId }, input }) => ({
      progress: (await findProgress(db, { ...input, accountId })) ?? null,
    })),
  ),

  listImports: route.listImports.handler(
    teamQuery(async ({ db, now, input }) => ({
      imports: await listImports(db, input.teamId, now),
    })),
  ),

  undoImport: route.undoImport.handler(
    teamCommand((call) => undoImport(call.db, call, call.input.importId)),
  ),
}
