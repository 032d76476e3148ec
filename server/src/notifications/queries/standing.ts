import { kindsReadBy } from '@touchline/domain/notifications/kinds'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { lacksCheck } from '#server/teams/queries/checks.ts'
import { leadsTeam } from '#server/teams/queries/club-roles.ts'
import { isStaffRow } from '#server/teams/queries/staff.ts'
import { findSubscribedTeamIds } from '#server/teams/queries/subscribed-teams.ts'

import { ownPeople } from './subjects.ts'

/**
 * What an account may see: its teams, those it runs and may open as staff, and where it is a
 * guest.
 */
export interface Standing {
  readonly accountId: string
  readonly teamIds: readonly string[]
  readonly staffedIds: readonly string[]
  /** Of those it runs, the ones it administers. */
  readonly administeredIds: readonly string[]
  /** Events of teams it isn't in. */
  readonly guestEventIds: readonly string[]
}

export async function findStanding(db: Queryable, accountId: string): Promise<Standing> {
  const teamIds = await findSubscribedTeamIds(db, accountId)
  const found = await sql<{ teamId: string; isCoach: boolean; isAdmin: boolean }>`
    with places as (
      select team_id, is_coach, is_admin from members
      where account_id = ${accountId} and left_at is null and archived_at is null
      union all
      select t.id, false, true from club_roles k join teams t on t.club_id = k.club_id
      where k.account_id = ${accountId} and ${leadsTeam('k', 't')}
    )
    select team.id as "teamId", place.is_coach as "isCoach", place.is_admin as "isAdmin"
    from places as place
    join teams as team on team.id = place.team_id and team.id = any(${[...teamIds]}::uuid[])
    left join clubs as club on club.id = team.club_id
    where not ${lacksCheck(accountId)}`.execute(db)
  const staffed = found.rows.filter(({ isCoach, isAdmin }) => isAdmin || isCoach)
  const staffedIds = idsOf(staffed)
  const administeredIds = idsOf(staffed.filter(({ isAdmin }) => isAdmin))
  const guestEventIds = await findVisits(db, accountId, teamIds)
  return { accountId, teamIds, staffedIds, administeredIds, guestEventIds }
}

function idsOf(places: readonly { readonly teamId: string }[]): readonly string[] {
  return [...new Set(places.map(({ teamId }) => teamId))]
}

/** The events an account is a guest of; none for staff who owe the club a background check. */
async function findVisits(
  db: Queryable,
  accountId: string,
  teamIds: readonly string[],
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    with mine as materialized (${ownPeople(accountId)})
    select distinct g.event_id as id
    from mine
    join members m on m.team_id = mine.team_id and m.id = mine.id
      and m.left_at is null and m.archived_at is null
    join event_guests g on g.guest_team_id = m.team_id and g.member_id = m.id
    join teams as team on team.id = g.team_id and team.deleted_at is null
    left join clubs as club on club.id = team.club_id
    where g.team_id <> all(${[...teamIds]}::uuid[]) and club.deleted_at is null
      and club.suspended_at is null and team.suspended_at is null
      and not (mine.relation = 'self' and ${isStaffRow('m')}
        and ${lacksCheck(accountId)})`.execute(db)
  return found.rows.map(({ id }) => id)
}

/**
 * SQL: true for a line `n` that the account may still read: for example, commenters while they
 * belong to the team or are its guests.
 */
export function mayStillRead(standing: Standing): RawBuilder<unknown> {
  const { accountId, teamIds, staffedIds, administeredIds, guestEventIds } = standing
  return sql`(n.account_id = ${accountId} and (
    n.kind = any(${[...kindsReadBy('person')]}::text[])
    or (n.kind = any(${[...kindsReadBy('team')]}::text[]) and (
      n.team_id = any(${[...teamIds]}::uuid[])
      or (n.subjects -> 0 ->> 'eventId')::uuid = any(${[...guestEventIds]}::uuid[])))
    or (n.kind = any(${[...kindsReadBy('staff')]}::text[]) and n.team_id = any(${[...staffedIds]}::uuid[]))
    or (n.kind = any(${[...kindsReadBy('admins')]}::text[])
      and n.team_id = any(${[...administeredIds]}::uuid[]))))`
}
