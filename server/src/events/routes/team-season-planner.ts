import { implement } from '@orpc/server'
import { teamSeasonPlannerEndpoints } from '@touchline/contract/events/endpoints/team-season-planner'
import type { Actor } from '@touchline/domain/teams/actor'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { findEntriesOf } from '../commands/find-calendar.ts'
import { readSeasonDraft } from '../commands/season/draft.ts'
import { holidaysFor } from '../commands/season/holidays-of-owner.ts'
import { publishSeason } from '../commands/season/publish.ts'
import { saveSeasonDates, saveSeasonRows } from '../commands/season/save.ts'
import { schoolHolidaysIn } from '../commands/season/school-holidays.ts'

const os = implement(teamSeasonPlannerEndpoints).$context<RequestContext>()

export const teamSeasonPlannerRoutes = {
  teamSeasonDraft: os.teamSeasonDraft.handler(
    teamQuery(({ db, actor, now }) =>
      readSeasonDraft(db, { ...plannerOf(actor), now, seesNames: false }),
    ),
  ),

  saveTeamSeason: os.saveTeamSeason.handler(
    teamCommand(async ({ db, actor, now, input }) => ({
      season: await saveSeasonDates(db, { ...plannerOf(actor), now }, input),
    })),
  ),

  saveTeamSeasonRows: os.saveTeamSeasonRows.handler(
    teamCommand(({ db, actor, now, input }) =>
      saveSeasonRows(db, { ...plannerOf(actor), now }, input),
    ),
  ),

  teamPublicHolidays: os.teamPublicHolidays.handler(
    teamQuery(({ db, actor, signal, input }) =>
      holidaysFor(db, { ...plannerOf(actor), signal }, input),
    ),
  ),

  readTeamSchoolHolidays: os.readTeamSchoolHolidays.handler(
    teamQuery(async ({ actor, context, signal, input }) => {
      const found = await findEntriesOf(context.platform, { actor, signal }, input.source)
      return schoolHolidaysIn(found.read.entries, input)
    }),
  ),

  publishTeamSeason: os.publishTeamSeason.handler(
    teamCommand(({ db, actor, now, input }) =>
      publishSeason(db, { ...plannerOf(actor), now }, input),
    ),
  ),
}

function plannerOf({ accountId, teamId }: Actor) {
  return { accountId, owner: { kind: 'team', id: teamId } } as const
}
