import type { Recipients } from '@touchline/contract/messages/shapes/conversation'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import { isActive, isMinor, isStaffRow, isWrittenViaParents, clubJoins } from './ages.ts'
import type { Reader } from './own.ts'

/** Who an actor may write to, by name and by group. */
export async function findRecipients(db: Queryable, { actor, now }: Reader): Promise<Recipients> {
  return {
    members: await findMembersToChoose(db, actor, now),
    guardians: may(actor, 'messages.choose_guardians')
      ? await findGuardiansToChoose(db, actor)
      : [],
    mayAddressGroups: may(actor, 'messages.address_groups'),
    groups: await countGroups(db, actor, now),
  }
}

interface RecipientRow {
  readonly memberId: string
  readonly name: string
  readonly role: string
  readonly isStaff: boolean
  readonly isYoung: boolean
  readonly isMinor: boolean
  readonly hasJoined: boolean
  readonly hasParent: boolean
}

/**
 * The members an actor may choose: not themselves, placeholders or people they are blocked from.
 */
export async function findMembersToChoose(
  db: Queryable,
  { teamId, memberId, blockedFrom = [] }: Actor,
  now: Date,
): Promise<Recipients['members']> {
  const found = await sql<RecipientRow>`
    select m.id as "memberId", trim(m.first_name || ' ' || m.last_name) as name, m.role,
      ${isStaffRow} as "isStaff", ${isWrittenViaParents(now)} as "isYoung", ${isMinor(now)} as "isMinor",
      m.account_id is not null as "hasJoined",
      exists (select from guardianships care
        join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
        where care.team_id = m.team_id and care.member_id = m.id and g.account_id is not null
          and ${isActiveGuardianship('care', 'g')}) as "hasParent"
    from members m ${clubJoins}
    where m.team_id = ${teamId} and ${isActive} and not m.is_placeholder and m.id <> all(${[...blockedFrom]}::uuid[])
      and m.id is distinct from ${memberId ?? null}::uuid
    order by m.last_name, m.first_name, m.id limit 1000`.execute(db)
  return found.rows.map(({ memberId: id, name, role, isStaff, ...row }) => ({
    memberId: id,
    name,
    role,
    isStaff,
    reaches: reachOf(row),
  }))
}

/** Messages to minors always include a parent. */
function reachOf({
  isYoung: young,
  isMinor: minor,
  hasJoined,
  hasParent,
}: Pick<RecipientRow, 'isYoung' | 'isMinor' | 'hasJoined' | 'hasParent'>) {
  if (!minor) return hasJoined ? 'self' : 'nobody'
  if (!hasParent) return 'nobody'
  return young || !hasJoined ? 'guardians' : 'both'
}

/** Parents who have joined, with their children. */
async function findGuardiansToChoose(
  db: Queryable,
  { teamId, accountId, blockedFrom = [] }: Actor,
): Promise<Recipients['guardians']> {
  const found = await sql<Recipients['guardians'][number]>`
    select g.id as "guardianId", trim(g.first_name || ' ' || g.last_name) as name,
      array_agg(m.first_name order by m.first_name) as children
    from guardians g
    join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
      and ${isActiveGuardianship('care', 'g')}
    join members m on m.team_id = care.team_id and m.id = care.member_id and ${isActive}
    where g.team_id = ${teamId} and g.account_id is not null and g.account_id <> ${accountId}
      and m.id <> all(${[...blockedFrom]}::uuid[])
    group by g.id, g.first_name, g.last_name
    order by g.last_name, g.first_name, g.id limit 1000`.execute(db)
  return found.rows
}

/** The number of accounts in each group, as conversations would count them. */
async function countGroups(
  db: Queryable,
  { teamId }: Pick<Actor, 'teamId'>,
  now: Date,
): Promise<Recipients['groups']> {
  const found = await sql<Recipients['groups']>`
    with people as materialized (
      select m.id, m.account_id, ${isStaffRow} as is_staff, ${isMinor(now)} as is_minor
      from members m ${clubJoins}
      where m.team_id = ${teamId} and ${isActive}
    ), parents as materialized (
      select distinct g.account_id, child.is_staff
      from people child
      join guardianships care on care.team_id = ${teamId} and care.member_id = child.id
      join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
        and g.account_id is not null and ${isActiveGuardianship('care', 'g')}
      where child.is_minor
    )
    select
      (select count(*) from (select account_id from people
        where is_staff and account_id is not null
        union select account_id from parents where is_staff) one) as staff,
      (select count(*) from (select account_id from people
        where not is_staff and account_id is not null
        union select account_id from parents where not is_staff) one) as players,
      (select count(distinct account_id) from parents) as guardians,
      (select count(*) from (select account_id from people where account_id is not null
        union select account_id from parents) one) as team`.execute(db)
  return found.rows[0] ?? { staff: 0, players: 0, guardians: 0, team: 0 }
}
