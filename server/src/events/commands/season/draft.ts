import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import { addDays } from '@touchline/domain/events/days'
import { type DateOrder, countryDateOrder } from '@touchline/domain/events/season/read-date'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable } from '#server/platform/database/database.ts'
import { findActor, findActorsOfClub } from '#server/teams/queries/actor.ts'

import {
  findPlanRows,
  findSeasonPlan,
  type Planner,
  type PlanOwner,
  type StoredRow,
  type StoredSeason,
} from '../../queries/season-planner.ts'
import { findPlannedMatches, findTeamsToPlan } from '../../queries/season-surroundings.ts'
import { closuresOf, venueKeyOf, venuesOf } from '../club-week.ts'
import { requireOwner } from './owner.ts'
import { type Reading, surroundingsOf } from './surroundings.ts'

/** The teams whose events the planner may edit, with the planner's actor in each. */
export async function findPlannableTeams(
  db: Queryable,
  { owner: { kind, id }, accountId }: Omit<Planner, 'now'>,
): Promise<ReadonlyMap<string, Actor>> {
  const actors =
    kind === 'club'
      ? await findActorsOfClub(db, { accountId, clubId: id })
      : [await findActor(db, { accountId, teamId: id })].filter((actor) => actor !== undefined)
  return new Map(
    actors.filter((actor) => may(actor, 'events.edit')).map((actor) => [actor.teamId, actor]),
  )
}

/** How people of the owner's country write dates. */
export async function findDateOrder(db: Queryable, owner: PlanOwner): Promise<DateOrder> {
  const { country } = await requireOwner(db, owner)
  return countryDateOrder(country)
}

/** Rows of other people's teams stay hidden; those without a team are everyone's. */
export function isVisible(row: Pick<StoredRow, 'placedIn'>, teamIds: ReadonlySet<string>): boolean {
  return row.placedIn === null || teamIds.has(row.placedIn)
}

/** The plan with what the screen needs to warn before anything is published. */
export async function readSeasonDraft(db: Queryable, reading: Reading): Promise<SeasonDraft> {
  const { owner } = reading
  const { country, time_zone: timeZone } = await requireOwner(db, owner)
  const season = (await findSeasonPlan(db, owner)) ?? (await proposedSeason(db, reading))
  const teamIds = new Set((await findPlannableTeams(db, reading)).keys())
  const { places, closures, shared } = await surroundingsOf(db, reading, { season, teamIds })
  const venues = venuesOf(places)
  const rows = await findPlanRows(db, owner)
  const matches = await findPlannedMatches(db, { teamIds: [...teamIds], ...season })
  return {
    season,
    country,
    timeZone,
    rows: rows.filter((row) => isVisible(row, teamIds)).map(({ placedIn: _placed, ...row }) => row),
    teams: await findTeamsToPlan(db, [...teamIds]),
    venues: venues.map(({ key, name, capacity }) => ({ key, name, capacity })),
    shared: shared.map((people) => ({
      ...people,
      teamIds: [...people.teamIds],
      names: [...people.names],
    })),
    closures: closuresOf({ closures, venues: places }, venues).map(
      ({ venueKey, startsLocal, endsLocal }) => ({ venueKey, startsLocal, endsLocal }),
    ),
    matches: matches.map(({ address, ...match }) => ({
      ...match,
      venueKey: venueKeyOf(venues, { location: match.location, address }),
    })),
  }
}

/** Until the planner sets the days: those of the club, or from tomorrow for most of a year. */
export async function proposedSeason(
  db: Queryable,
  { owner, now }: Pick<Planner, 'owner' | 'now'>,
): Promise<StoredSeason> {
  const found = await requireOwner(db, owner)
  const clubId = 'club_id' in found ? found.club_id : null
  const ofClub =
    clubId === null ? undefined : await findSeasonPlan(db, { kind: 'club', id: clubId })
  if (ofClub !== undefined) return { ...ofClub, version: 0 }
  const today = dayInZone(now, found.time_zone)
  return { from: addDays(today, 1), to: addDays(today, 300), region: null, breaks: [], version: 0 }
}
