import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isClubActive } from '#server/teams/queries/active.ts'

export interface Exit {
  readonly clubId: string
  readonly recordId: string
}

interface DueExit {
  readonly createdBy: string
  /** On a roster today. */
  readonly rows: readonly { readonly teamId: string; readonly memberId: string }[]
}

/** Limits one run; the next hour continues. */
const maxExits = 2000

/** Members whose leaving date has come in their time zone and who aren't archived yet. */
export async function findDueExits(db: Queryable, now: Date): Promise<readonly Exit[]> {
  const found = await sql<Exit>`
    select record.club_id as "clubId", record.id as "recordId"
    from club_memberships as record
    join clubs as club on club.id = record.club_id and ${isClubActive()}
    where ${isDue(now)}
    order by record.exited_on, record.id limit ${maxExits}`.execute(db)
  return found.rows
}

/** Locks an exit until the command ends; undefined if no longer due. */
export async function lockExit(
  tx: Transaction,
  { clubId, recordId }: Exit,
  now: Date,
): Promise<DueExit | undefined> {
  const found = await sql<{ createdBy: string }>`
    select record.created_by as "createdBy"
    from club_memberships as record
    join clubs as club on club.id = record.club_id and ${isClubActive()}
    where record.club_id = ${clubId} and record.id = ${recordId} and ${isDue(now)}
    for update of record`.execute(tx)
  const [record] = found.rows
  if (record === undefined) return undefined
  const rows = await sql<DueExit['rows'][number]>`
    select row.team_id as "teamId", row.id as "memberId"
    from club_membership_rows as link
    join members as row on row.team_id = link.team_id and row.id = link.member_id
    join teams as team on team.id = row.team_id and team.club_id = link.club_id
    where link.club_id = ${clubId} and link.membership_id = ${recordId}
      and row.archived_at is null and row.left_at is null and team.deleted_at is null
    order by row.team_id, row.id`.execute(tx)
  return { ...record, rows: rows.rows }
}

/** Marks the exit as done, so that a member who returns isn't archived again. */
export async function markExitDone(tx: Transaction, { clubId, recordId }: Exit): Promise<void> {
  await sql`
    update club_memberships set exit_done_on = exited_on
    where club_id = ${clubId} and id = ${recordId}`.execute(tx)
}

function isDue(now: Date): RawBuilder<boolean> {
  return sql<boolean>`record.exited_on is not null
    and record.exit_done_on is distinct from record.exited_on
    and record.exited_on <= (${now}::timestamptz at time zone club.time_zone)::date`
}
