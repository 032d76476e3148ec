import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { countImport } from '../commands/count-import.ts'
import { confirmImport } from '../commands/imports.ts'
import {
  compareWithRoster,
  type ReadingPlace,
  showImport,
  understandSource,
} from '../commands/preview-import.ts'
import { undoImport } from '../commands/undo-import.ts'
import { findFields } from '../queries/fields.ts'
import { findProgress } from '../queries/import-progress.ts'
import { findRosterToCompare, listImports } from '../queries/imports.ts'
import { requireTeamPlace } from '../queries/members.ts'
import { requireImporter } from './importer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const importRoutes = {
  previewImport: route.previewImport.handler(async ({ input, context, signal }) => {
    const { database, clock } = context.platform
    const actor = await requireImporter(context, database, input.teamId)
    const where = await readingPlace(database, actor)
    const preview = await understandSource(input, { ...where, signal }, clock())
    const roster = await findRosterToCompare(database, actor)
    const zone = where.place.time_zone
    return showImport(await compareWithRoster(preview, roster, input), { now: clock(), zone })
  }),

  confirmImport: route.confirmImport.handler(async ({ input, context, signal }) => {
    const { database, clock } = context.platform
    const { teamId, progressId } = input
    const importer = await requireImporter(context, database, teamId)
    const { accountId } = importer
    const where = await readingPlace(database, importer)
    const counted = progressId === undefined ? undefined : { progressId, teamId, accountId }
    return countImport(context.platform, counted, async (tell) => {
      const preview = await understandSource(input, { ...where, signal }, clock())
      tell({ done: 0, total: preview.rows.length })
      return command(context, async (tx) => {
        const actor = await requireImporter(context, tx, teamId)
        const confirmed = { preview, source: input, language: where.place.language, tell }
        return confirmImport(tx, { actor, now: clock() }, confirmed)
      })
    })
  }),

  importProgress: route.importProgress.handler(async ({ input, context }) => {
    const { database } = context.platform
    const { accountId } = await requireImporter(context, database, input.teamId)
    return { progress: (await findProgress(database, { ...input, accountId })) ?? null }
  }),

  listImports: route.listImports.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    await requireImporter(context, database, input.teamId)
    return { imports: await listImports(database, input.teamId, clock()) }
  }),

  undoImport: route.undoImport.handler(({ input, context }) =>
    command(context, async (tx) => {
      const actor = await requireImporter(context, tx, input.teamId)
      return undoImport(tx, { actor, now: context.platform.clock() }, input.importId)
    }),
  ),
}

async function readingPlace(db: Queryable, importer: Actor): Promise<ReadingPlace> {
  const { accountId, teamId } = importer
  return {
    accountId,
    place: await requireTeamPlace(db, teamId),
    fields: await findFields(db, teamId),
  }
}
