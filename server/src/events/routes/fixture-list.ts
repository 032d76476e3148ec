import { implement } from '@orpc/server'
import { clubCalendarEndpoints } from '@touchline/contract/events/endpoints/club-calendar'
import type {
  FixtureListImport,
  FixtureListPreview,
  FixtureListResult,
} from '@touchline/contract/events/shapes/fixture-list'

import { lockClub } from '#server/clubs/queries.ts'
import { clubCommand, clubQuery, type ClubCall } from '#server/clubs/routes/handlers.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { findFixtureList, type FoundList } from '../commands/fixture-list/find.ts'
import { importFixtureList } from '../commands/fixture-list/import.ts'
import { planFixtureList } from '../commands/fixture-list/plan.ts'
import { undoFixtureImport } from '../commands/fixture-list/undo.ts'
import { findFixtureImports, saveFixtureNames } from '../queries/fixture-list.ts'

const os = implement(clubCalendarEndpoints).$context<RequestContext>()

export const fixtureListRoutes = {
  importFixtures: os.importFixtures.handler(async (call) => {
    // Read before the transaction: a download may take long.
    const found = await readList(call)
    return call.input.fingerprint === undefined ? preview(found)(call) : importFound(found)(call)
  }),

  fixtureImports: os.fixtureImports.handler(
    clubQuery(async ({ db, now, input: { clubId } }) => ({
      imports: await findFixtureImports(db, clubId, now),
    })),
  ),

  undoFixtures: os.undoFixtures.handler(
    clubCommand(({ db, actor, now, input: { fixtureImportId } }) =>
      undoFixtureImport(db, actor, { fixtureImportId, now }),
    ),
  ),
}

const readList = clubQuery(
  async ({ db, actor, context, signal, input: { source } }: ClubCall<FixtureListImport>) => {
    await requireCheckForClub(db, actor)
    return findFixtureList(context.platform, { actor, source, signal })
  },
)

function preview({ list }: FoundList) {
  return clubQuery<FixtureListImport, { preview: FixtureListPreview; imported: null }>(
    async ({ db, actor, input: { names } }) => {
      const planned = await planFixtureList(db, actor, { list, names })
      return { preview: planned.preview, imported: null }
    },
  )
}

/** Imports only what was previewed, and only once every name has a team or is skipped. */
function importFound({ list, fileName }: FoundList) {
  return clubCommand<FixtureListImport, FixtureListResult>(
    async ({ db, actor, now, input: { names, fingerprint } }) => {
      const { clubId } = actor
      await lockClub(db, clubId)
      const planned = await planFixtureList(db, actor, { list, names })
      if (planned.preview.questions.length > 0)
        throw new AppError('invalid_input', { fields: { names: 'questions_open' } })
      if (planned.preview.fingerprint !== fingerprint) throw new AppError('changed_meanwhile')
      await saveFixtureNames(db, clubId, names)
      const id = await importFixtureList(db, { actor, fileName, now }, planned)
      const imports = await findFixtureImports(db, clubId, now)
      return {
        preview: planned.preview,
        imported: imports.find((one) => one.id === id) ?? null,
      }
    },
  )
}
