import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'
import { mayImport } from '@touchline/domain/members/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import { confirmImport } from '../commands/imports.ts'
import {
  compareWithRoster,
  type ReadingPlace,
  showImport,
  understandSource,
} from '../commands/preview-import.ts'
import { undoImport } from '../commands/undo-import.ts'
import { findFields } from '../queries/fields.ts'
import { findRosterToCompare, listImports } from '../queries/imports.ts'
import { requireTeamPlace } from '../queries/members.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const importRoutes = {
  previewImport: route.previewImport.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    await requireImporter(context, database, input.teamId)
    const where = await readingPlace(database, input.teamId)
    const preview = await understandSource(input, where, clock())
    const roster = await findRosterToCompare(database, input.teamId)
    return showImport(compareWithRoster(preview, roster, input))
  }),

  confirmImport: route.confirmImport.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    await requireImporter(context, database, input.teamId)
    const where = await readingPlace(database, input.teamId)
    const preview = await understandSource(input, where, clock())
    return command(context, async (tx) => {
      const actor = await requireImporter(context, tx, input.teamId)
      const confirmed = { preview, source: input, language: where.place.language }
      return confirmImport(tx, { actor, now: clock() }, confirmed)
    })
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

async function readingPlace(db: Queryable, teamId: string): Promise<ReadingPlace> {
  return { place: await requireTeamPlace(db, teamId), fields: await findFields(db, teamId) }
}

async function requireImporter(
  context: RequestContext,
  db: Queryable,
  teamId: string,
): Promise<Actor> {
  const actor = await requireActor(db, { accountId: requireAccount(context).id, teamId })
  if (!mayImport(actor)) throw new AppError('not_allowed')
  return actor
}
