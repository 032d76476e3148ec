import { implement } from '@orpc/server'
import { seasonPlannerEndpoints } from '@touchline/contract/events/endpoints/season-planner'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { findEntriesOf } from '../commands/find-calendar.ts'
import { readSeasonDraft } from '../commands/season/draft.ts'
import { holidaysFor } from '../commands/season/holidays-of-owner.ts'
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
      return readSeasonDraft(db, { ...plannerOf(actor), now, seesNames })
    }),
  ),

  saveSeason: os.saveSeason.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await requireCheckForClub(db, actor)
      return { season: await saveSeasonDates(db, { ...plannerOf(actor), now }, input) }
    }),
  ),

  saveSeasonRows: os.saveSeasonRows.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await requireCheckForClub(db, actor)
      return saveSeasonRows(db, { ...plannerOf(actor), now }, input)
    }),
  ),

  publicHolidays: os.publicHolidays.handler(
    clubQuery(({ db, actor, signal, input }) =>
      holidaysFor(db, { ...plannerOf(actor), signal }, input),
    ),
  ),

  readSchoolHolidays: os.readSchoolHolidays.handler(
    clubQuery(async ({ db, actor: { accountId, clubId }, context, signal, input }) => {
      await requireCheckForClub(db, { accountId, clubId })
      const { platform } = context
      const found = await findEntriesOf(platform, { actor: { accountId }, signal }, input.source)
      return schoolHolidaysIn(found.read.entries, input)
    }),
  ),

  publishSeason: os.publishSeason.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await requireCheckForClub(db, actor)
      return publishSeason(db, { ...plannerOf(actor), now }, input)
    }),
  ),
}

function plannerOf({ accountId, clubId }: ClubActor) {
  return { accountId, owner: { kind: 'club', id: clubId } } as const
}
