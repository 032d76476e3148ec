import { implement } from '@orpc/server'
import { clubCalendarEndpoints } from '@touchline/contract/events/endpoints/club-calendar'
import { mayInClub } from '@touchline/domain/clubs/permissions'
import { addDays } from '@touchline/domain/events/days'
import { instantOf } from '@touchline/domain/events/wall-clock'

import { requireClub } from '#server/clubs/queries.ts'
import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { changeClubVenue, closeClubVenue, reopenClubVenue } from '../commands/club-venues.ts'
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
        startsAt: instantOf(`${from}T00:00`, zone),
        endsAt: instantOf(`${addDays(to, 1)}T00:00`, zone),
      }
      const { accountId } = actor
      const week = await findClubWeek(db, { clubId, accountId, spans: [span] })
      if (week === undefined) throw new AppError('not_found')
      const isProgram = context.account?.program !== undefined
      return clubCalendarOf(week, { seesNames: mayInClub(actor, 'members.view') && !isProgram })
    }),
  ),

  saveClubVenue: os.saveClubVenue.handler(
    clubCommand(async ({ db, actor, now, input: { name, address, capacity } }) => ({
      venue: await changeClubVenue(db, actor, { name, address, capacity, now }),
    })),
  ),

  closeClubVenue: os.closeClubVenue.handler(
    clubCommand(async ({ db, actor, now, input: { clubId: _clubId, ...closure } }) => ({
      id: await closeClubVenue(db, actor, { ...closure, now }),
    })),
  ),

  reopenClubVenue: os.reopenClubVenue.handler(
    clubCommand(async ({ db, actor, input: { closureId } }) => {
      await reopenClubVenue(db, actor, closureId)
      return { id: closureId }
    }),
  ),

  clashes: os.clashes.handler(
    teamQuery(({ db, actor, input }) => findPlannedClashes(db, actor, input)),
  ),
}
