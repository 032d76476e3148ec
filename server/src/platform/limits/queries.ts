import type { LimitKind, Limits } from '@touchline/domain/values/limits'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '../database/database.ts'

/** Stored so that statements can read the defaults without the settings of their process. */
export async function saveDefaultLimits(db: Queryable, limits: Limits): Promise<void> {
  await sql`
    insert into installation (name, value) values ('limits', ${JSON.stringify(limits)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at
    where installation.value <> excluded.value`.execute(db)
}

/** The default without any setting. */
export const noLimits: Limits = { members: null, storage: null, mails: null }

/** Whose limit it is: the club with its teams, or a team without a club. */
export type Owner = { readonly teamId: string } | { readonly clubId: string }

interface Limited {
  /** The club's, or that of a team without a club. */
  readonly groupId: string
  readonly limit: number
}

/**
 * A club's or team's limit, locked until the commit, so that two transactions can't exceed it
 * together. One statement if there is none.
 */
export async function lockLimit(
  tx: Transaction,
  what: LimitKind,
  owner: Owner,
): Promise<Limited | undefined> {
  const found = await sql<{ groupId: string; limit: number | null }>`
    select group_id as "groupId", allowed as limit,
      case when allowed is not null
        then pg_advisory_xact_lock(hashtextextended(${`limit ${what} `} || group_id, 0)) end
    from (${'teamId' in owner ? ofTeam(owner.teamId, what) : ofClub(owner.clubId, what)}) as g`.execute(
    tx,
  )
  const [row] = found.rows
  return row === undefined || row.limit === null
    ? undefined
    : { groupId: row.groupId, limit: row.limit }
}

function ofTeam(teamId: string, what: LimitKind): RawBuilder<unknown> {
  return sql`
    select coalesce(c.id, t.id)::text as group_id,
      limit_in_force(coalesce(c.limits, t.limits), ${what}) as allowed
    from teams t left join clubs c on c.id = t.club_id where t.id = ${teamId}`
}

function ofClub(clubId: string, what: LimitKind): RawBuilder<unknown> {
  return sql`
    select c.id::text as group_id, limit_in_force(c.limits, ${what}) as allowed
    from clubs c where c.id = ${clubId}`
}

/** People on the rosters of a club or team; stops counting at the limit. */
export async function countMembersUpTo(
  tx: Transaction,
  groupId: string,
  maxRows: number,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from (
      select from members m
      where m.team_id in (${teamsOfGroup(groupId)}) and m.left_at is null and m.archived_at is null
      limit ${maxRows}
    ) as counted`.execute(tx)
  return found.rows[0]?.count ?? 0
}

/** Bytes of all files of a club and its teams, or of a team. */
export async function sumBytes(tx: Transaction, groupId: string): Promise<number> {
  const found = await sql<{ bytes: number }>`
    select coalesce(sum(f.bytes), 0)::float8 as bytes from (
      select bytes from files where team_id in (${teamsOfGroup(groupId)}) and removed_at is null
      union all
      select bytes from files where club_id = ${groupId} and removed_at is null
    ) as f`.execute(tx)
  return found.rows[0]?.bytes ?? 0
}

function teamsOfGroup(groupId: string): RawBuilder<unknown> {
  return sql`select t.id from teams t
    where (t.id = ${groupId} or t.club_id = ${groupId}) and t.deleted_at is null`
}
