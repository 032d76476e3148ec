import { implement } from '@orpc/server'
import { seasonPlannerEndpoints } from '@touchline/contract/events/endpoints/season-planner'
import { bestLanguage } from '@touchline/domain/values/language'

import { requireClub } from '#server/clubs/queries.ts'
import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { findEntriesOf } from '../commands/find-calendar.ts'
import { readSeasonDraft } from '../commands/season/draft.ts'
import { findHolidaysInSubprocess } from '../commands/season/holidays.ts'
import { publishSeason } from '../commands/season/publish.ts'
import { saveSeasonDates, saveSeasonRows } from '../commands/season/save.ts'
import { schoolHolidaysIn } from '../commands/season/school-holidays.ts'

const os = implement(seasonPlannerEndpoints).$context<RequestContext>()

export const seasonPlannerRoutes = {
  seasonDraft: os.seasonDraft.handler(
    clubQuery(async ({ db, actor, now, context }) => {
      await requireCheckForClub(db, actor)
      const isProgram = context.account?.program !== undefined
      const seesNames = actor.roles.includes('manager') && !isProgram
      return readSeasonDraft(db, { actor, now, seesNames })
    }),
  ),

  saveSeason: os.saveSeason.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await requireCheckForClub(db, actor)
      return { season: await saveSeasonDates(db, { actor, now }, input) }
    }),
  ),

  saveSeasonRows: os.saveSeasonRows.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await requireCheckForClub(db, actor)
      return saveSeasonRows(db, { actor, now }, input)
    }),
  ),

  publicHolidays: os.publicHolidays.handler(
    clubQuery(async ({ db, actor, signal, input: { clubId, from, to, region } }) => {
      const { country, language } = await requireClub(db, clubId)
      return findHolidaysInSubprocess(
        { accountId: actor.accountId, signal },
        { country, region, from, to, language: bestLanguage([language]) },
      )
    }),
  ),

  readSchoolHolidays: os.readSchoolHolidays.handler(
    clubQuery(async ({ db, actor, context, signal, input }) => {
      await requireCheckForClub(db, actor)
      const { accountId } = actor
      const found = await findEntriesOf(
        context.platform,
        { actor: { accountId }, signal },
        input.source,
      )
      return schoolHolidaysIn(found.read.entries, input)
    }),
  ),

  publishSeason: os.publishSeason.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await requireCheckForClub(db, actor)
      return publishSeason(db, { actor, now }, input)
    }),
  ),
}
