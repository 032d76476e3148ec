import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { hasRole, leadsTeam } from '#server/teams/queries/club-roles.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'
import { isStaffRow } from '#server/teams/queries/staff.ts'

import type { MemberKey } from '../queries.ts'

/** Someone around a member, and their roles in the team. */
export interface PersonAround {
  readonly name: string
  readonly actor: Actor
  readonly isManager: boolean
  readonly isYouthDirector: boolean
}

interface PersonRow {
  readonly accountId: string
  readonly name: string
  readonly memberId: string | null
  readonly isCoach: boolean | null
  readonly isAdmin: boolean | null
  readonly isManager: boolean
  readonly isYouthDirector: boolean
  readonly isGuardian: boolean
  readonly isBlocked: boolean
}

/** The person, the guardians, the team's staff and its club's managers, if they have an account. */
export async function findPeopleAround(
  db: Queryable,
  { teamId, memberId }: MemberKey,
): Promise<readonly PersonAround[]> {
  const found = await sql<PersonRow>`
    with caring as (
      select g.account_id, g.first_name, g.last_name from guardianships care
      join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
      where care.team_id = ${teamId} and care.member_id = ${memberId} and g.account_id is not null
        and ${isActiveGuardianship('care', 'g')}
    ), kept as (
      select account_id from blocked_children
      where team_id = ${teamId} and member_id = ${memberId}
    ), managing as (
      select k.account_id, ${hasRole('k', 'manager')} as is_manager
      from teams t join club_roles k on k.club_id = t.club_id
      where t.id = ${teamId} and ${leadsTeam('k', 't')}
    ), playing as (
      select m.account_id, m.id, m.is_coach, m.is_admin, m.first_name, m.last_name from members m
      where m.team_id = ${teamId} and m.account_id is not null
        and m.left_at is null and m.archived_at is null
        and (m.id = ${memberId} or ${isStaffRow('m')}
          or m.account_id in (select account_id from caring union select account_id from managing))
    ), people as (
      select account_id from caring union select account_id from managing
      union select account_id from playing
    )
    select people.account_id as "accountId", own.id as "memberId", own.is_coach as "isCoach",
      own.is_admin as "isAdmin", coalesce(managing.is_manager, false) as "isManager",
      coalesce(not managing.is_manager, false) as "isYouthDirector",
      caring.account_id is not null as "isGuardian",
      people.account_id in (select account_id from kept) as "isBlocked",
      trim(concat_ws(' ', coalesce(own.first_name, caring.first_name, a.first_name),
        coalesce(own.last_name, caring.last_name, a.last_name))) as name
    from people join accounts a on a.id = people.account_id
    left join playing own on own.account_id = people.account_id
    left join managing on managing.account_id = people.account_id
    left join caring on caring.account_id = people.account_id
    order by name, people.account_id limit 500`.execute(db)
  return found.rows.map((row) => ({
    name: row.name,
    isManager: row.isManager,
    isYouthDirector: row.isYouthDirector,
    actor: actorOf(row, { teamId, memberId }),
  }))
}

function actorOf(row: PersonRow, { teamId, memberId }: MemberKey): Actor {
  return {
    accountId: row.accountId,
    teamId,
    clubId: undefined,
    memberId: row.memberId ?? undefined,
    isAdmin: row.isManager || row.isYouthDirector || row.isAdmin === true,
    isCoach: row.isCoach === true,
    childIds: row.isGuardian ? [memberId] : [],
    blockedFrom: row.isBlocked ? [memberId] : [],
  }
}
