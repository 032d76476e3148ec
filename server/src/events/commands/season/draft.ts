import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { addDays } from '@touchline/domain/events/days'
import { type DateOrder, countryDateOrder } from '@touchline/domain/events/season/read-date'
import { sharedPeopleOf } from '@touchline/domain/events/season/shared-people'
import { may } from '@touchline/domain/teams/permissions'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { requireClub } from '#server/clubs/queries.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import { findClubWeek } from '../../queries/club-calendar.ts'
import {
  findClosuresDuring,
  findPlannedMatches,
  findPlanRows,
  findSeasonPlan,
  findTeamsToPlan,
  type StoredRow,
  type StoredSeason,
} from '../../queries/season-planner.ts'
import { closuresOf, namesIn, venueKeyOf, venuesOf } from '../club-week.ts'

/** The teams whose events the caller may edit, with the caller's actor in each. */
export async function findPlannableTeams(
  db: Queryable,
  { accountId, clubId }: Pick<ClubActor, 'accountId' | 'clubId'>,
) {
  const actors = await findActorsOfClub(db, { accountId, clubId })
  return new Map(
    actors.filter((actor) => may(actor, 'events.edit')).map((actor) => [actor.teamId, actor]),
  )
}

/** How people of the club's country write dates. */
export async function findDateOrder(db: Queryable, clubId: string): Promise<DateOrder> {
  const { country } = await requireClub(db, clubId)
  return countryDateOrder(country)
}

/** Rows of other people's teams stay hidden; those without a team are everyone's. */
export function isVisible(row: Pick<StoredRow, 'placedIn'>, teamIds: ReadonlySet<string>): boolean {
  return row.placedIn === null || teamIds.has(row.placedIn)
}

interface Reading {
  readonly actor: ClubActor
  readonly now: Date
  readonly seesNames: boolean
}

/** The plan with what the screen needs to warn before anything is published. */
export async function readSeasonDraft(
  db: Queryable,
  { actor, now, seesNames }: Reading,
): Promise<SeasonDraft> {
  const { clubId, accountId } = actor
  const { country, time_zone: timeZone } = await requireClub(db, clubId)
  const season = (await findSeasonPlan(db, clubId)) ?? usualSeason(dayInZone(now, timeZone))
  const teamIds = new Set((await findPlannableTeams(db, actor)).keys())
  const at = now.toISOString()
  const week = await findClubWeek(db, { clubId, accountId, spans: [{ startsAt: at, endsAt: at }] })
  if (week === undefined) throw new AppError('not_found')
  const venues = venuesOf(week.venues)
  const ofTeams = week.links.filter(({ teamId }) => teamIds.has(teamId))
  const rows = await findPlanRows(db, clubId)
  const closures = await findClosuresDuring(db, { clubId, ...season })
  const matches = await findPlannedMatches(db, { teamIds: [...teamIds], ...season })
  return {
    season,
    country,
    timeZone,
    rows: rows.filter((row) => isVisible(row, teamIds)).map(({ placedIn: _placed, ...row }) => row),
    teams: await findTeamsToPlan(db, { clubId, teamIds: [...teamIds] }),
    venues: venues.map(({ key, name, capacity }) => ({ key, name, capacity })),
    shared: sharedPeopleOf(ofTeams, namesIn(seesNames ? ofTeams : [])).map((people) => ({
      ...people,
      teamIds: [...people.teamIds],
      names: [...people.names],
    })),
    closures: closuresOf({ closures, venues: week.venues }, venues).map(
      ({ venueKey, startsLocal, endsLocal }) => ({ venueKey, startsLocal, endsLocal }),
    ),
    matches: matches.map(({ address, ...match }) => ({
      ...match,
      venueKey: venueKeyOf(venues, { location: match.location, address }),
    })),
  }
}

/** Until the planner sets the days: from tomorrow for most of a year. */
function usualSeason(today: string): StoredSeason {
  return { from: addDays(today, 1), to: addDays(today, 300), region: null, breaks: [], version: 0 }
}
