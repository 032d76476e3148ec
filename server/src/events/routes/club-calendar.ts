import { implement } from '@orpc/server'
import { clubCalendarEndpoints } from '@touchline/contract/events/endpoints/club-calendar'
import { addDays } from '@touchline/domain/events/days'
import { toInstant } from '@touchline/domain/events/wall-clock'

import { requireClub } from '#server/clubs/queries.ts'
import { clubQuery } from '#server/clubs/routes/handlers.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { clubCalendarOf } from '../commands/club-week.ts'
import { findPlannedClashes } from '../commands/planned-clashes.ts'
import { findClubWeek } from '../queries/club-calendar.ts'

const os = implement(clubCalendarEndpoints).$context<RequestContext>()

export const clubCalendarRoutes = {
  clubCalendar: os.clubCalendar.handler(
    clubQuery(async ({ db, actor, input: { clubId, from, to }, context }) => {
      await requireCheckForClub(db, actor)
      const { time_zone: zone } = await requireClub(db, clubId)
      const span = {
        startsAt: toInstant(`${from}T00:00`, zone),
        endsAt: toInstant(`${addDays(to, 1)}T00:00`, zone),
      }
      const { accountId } = actor
      const week = await findClubWeek(db, { clubId, accountId, spans: [span] })
      if (week === undefined) throw new AppError('not_found')
      const isProgram = context.account?.program !== undefined
      return clubCalendarOf(week, { seesNames: actor.roles.includes('manager') && !isProgram })
    }),
  ),

  clashes: os.clashes.handler(
    teamQuery(({ db, actor, input }) => findPlannedClashes(db, actor, input)),
  ),
}
