import type { SharedPeople } from '@touchline/domain/events/season/plan-clashes'
import { sharedPeopleOf } from '@touchline/domain/events/season/shared-people'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireTeam } from '#server/teams/queries/team.ts'

import { type ClosureRow, type ClubVenueRow, findClubWeek } from '../../queries/club-calendar.ts'
import type { Planner, StoredSeason } from '../../queries/season-planner.ts'
import { findClosuresDuring, findPlacesOfTeam } from '../../queries/season-surroundings.ts'
import { namesIn } from '../club-week.ts'

export interface Reading extends Planner {
  /** Whether the planner may read who is in two teams. */
  readonly seesNames: boolean
}

interface Surroundings {
  readonly places: readonly ClubVenueRow[]
  readonly closures: readonly ClosureRow[]
  readonly shared: readonly SharedPeople[]
}

/** Places, when they are closed, and people in two of the teams. */
export async function surroundingsOf(
  db: Queryable,
  { owner, accountId, now, seesNames }: Reading,
  { season, teamIds }: { readonly season: StoredSeason; readonly teamIds: ReadonlySet<string> },
): Promise<Surroundings> {
  if (owner.kind === 'team') {
    const { club_id: clubId } = await requireTeam(db, owner.id)
    const places = await findPlacesOfTeam(db, owner.id)
    const closures = clubId === null ? [] : await findClosuresDuring(db, { clubId, ...season })
    return { places, closures, shared: [] }
  }
  const clubId = owner.id
  const at = now.toISOString()
  const week = await findClubWeek(db, { clubId, accountId, spans: [{ startsAt: at, endsAt: at }] })
  if (week === undefined) throw new AppError('not_found')
  const ofTeams = week.links.filter(({ teamId }) => teamIds.has(teamId))
  const closures = await findClosuresDuring(db, { clubId, ...season })
  const shared = sharedPeopleOf(ofTeams, namesIn(seesNames ? ofTeams : []))
  return { places: week.venues, closures, shared }
}
