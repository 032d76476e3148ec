import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { isCaredForByContact, isSureMatch } from './adults.ts'
import type { FoundMatch } from './matches.ts'

/** A guardian of someone known. */
export interface Parent {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
}

interface RosterRow {
  readonly id: string
  readonly isArchived: boolean
  readonly parents: readonly Parent[]
}

/** Rows of the team's roster, without those the actor is blocked from. */
export async function findRosterRows(
  db: Queryable,
  { teamId, blockedFrom = [] }: Actor,
  ids: readonly string[],
): Promise<readonly RosterRow[]> {
  const found = await sql<RosterRow>`
    select row.id, row.archived_at is not null as "isArchived", (
      select coalesce(json_agg(json_build_object('firstName', guardian.first_name,
        'lastName', guardian.last_name, 'email', guardian.email, 'phone', guardian.phone)), '[]')
      from guardianships as care
      join guardians as guardian on guardian.team_id = care.team_id and guardian.id = care.guardian_id
      where care.team_id = row.team_id and care.member_id = row.id
        and care.blocked_at is null) as parents
    from members as row
    where row.team_id = ${teamId} and row.id = any(${[...ids]}::uuid[])
      and row.id <> all(${[...blockedFrom]}::uuid[])
      and row.left_at is null and not row.is_placeholder`.execute(db)
  return found.rows
}

interface RosterMatch extends Omit<FoundMatch, 'teams'> {
  readonly registeredId: string
  readonly isBlocked: boolean
}

/** Who of the roster may be the same as people of registrations, as in a club. */
export async function findTeamMatches(
  db: Queryable,
  actor: Actor,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, FoundMatch>> {
  const found = (await rosterMatches(db, actor, personIds)).filter(({ isBlocked }) => !isBlocked)
  return new Map(
    found.map(({ registeredId, isBlocked: _isBlocked, ...match }) => [
      registeredId,
      { ...match, teams: [] },
    ]),
  )
}

/** Whether the actor is blocked from one of these people, who is on the roster already. */
export async function areAnyBlocked(
  db: Queryable,
  actor: Actor,
  personIds: readonly string[],
): Promise<boolean> {
  return (await findBlocked(db, actor, personIds)).size > 0
}

/** Those of these people whom the actor is blocked from. */
export async function findBlocked(
  db: Queryable,
  actor: Actor,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (actor.blockedFrom === undefined || actor.blockedFrom.length === 0) return new Set()
  const found = await rosterMatches(db, actor, personIds)
  return new Set(found.flatMap(({ isBlocked, registeredId }) => (isBlocked ? [registeredId] : [])))
}

/**
 * By the folded name; a birth date that contradicts is someone else's. Only admins bring people back;
 * a block counts even after the child has left.
 */
async function rosterMatches(
  db: Queryable,
  actor: Actor,
  personIds: readonly string[],
): Promise<readonly RosterMatch[]> {
  const { teamId, blockedFrom = [] } = actor
  const found = await sql<RosterMatch>`
    select distinct on (wanted.id) wanted.id as "registeredId", row.id as "personId",
      row.first_name as "firstName", row.last_name as "lastName",
      row.date_of_birth::text as "dateOfBirth",
      ${isSureMatch('row')} as "isSure",
      ${isCaredForByContact('row')} as "isByGuardian",
      row.id = any(${[...blockedFrom]}::uuid[]) as "isBlocked"
    from registration_people as wanted
    join registrations as registration on registration.owner_id = wanted.owner_id
      and registration.id = wanted.registration_id
    join members as row on row.team_id = wanted.owner_id
      and row.search_name = search_text(wanted.first_name || ' ' || wanted.last_name || chr(10)
        || wanted.last_name || ' ' || wanted.first_name)
      and (row.date_of_birth is null or row.date_of_birth = wanted.date_of_birth)
    where wanted.owner_id = ${teamId} and wanted.id = any(${[...personIds]}::uuid[])
      and not row.is_placeholder
      and (row.id = any(${[...blockedFrom]}::uuid[]) or (row.left_at is null
        and (row.archived_at is null or ${may(actor, 'members.archive')})))
    order by wanted.id, "isBlocked" desc, "isSure" desc, row.id`.execute(db)
  return found.rows
}
