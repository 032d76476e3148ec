import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { MemberKey } from './members.ts'

export interface PendingBirthDate {
  readonly dateOfBirth: string | null
  readonly askedBy: string
  readonly asker: string
  readonly askedAt: Date
}

/** Stores a pending birth date and replaces an earlier one. */
export async function savePendingBirthDate(
  tx: Transaction,
  pending: MemberKey & Pick<PendingBirthDate, 'dateOfBirth' | 'askedBy' | 'askedAt'>,
): Promise<void> {
  await sql`
    insert into pending_birth_dates (team_id, member_id, date_of_birth, requested_by, requested_at)
    values (${pending.teamId}, ${pending.memberId}, ${pending.dateOfBirth}, ${pending.askedBy},
      ${pending.askedAt})
    on conflict (team_id, member_id) do update set date_of_birth = excluded.date_of_birth,
      requested_by = excluded.requested_by, requested_at = excluded.requested_at, notified_at = null`.execute(
    tx,
  )
}

export async function findPendingBirthDate(
  db: Queryable,
  { teamId, memberId }: MemberKey,
): Promise<PendingBirthDate | undefined> {
  const found = await sql<PendingBirthDate>`
    select p.date_of_birth as "dateOfBirth", p.requested_by as "askedBy", p.requested_at as "askedAt",
      trim(concat_ws(' ', a.first_name, a.last_name)) as asker
    from pending_birth_dates p left join accounts a on a.id = p.requested_by
    where p.team_id = ${teamId} and p.member_id = ${memberId}`.execute(db)
  return found.rows[0]
}

export async function dropPendingBirthDate(
  tx: Transaction,
  { teamId, memberId }: MemberKey,
): Promise<void> {
  await sql`
    delete from pending_birth_dates where team_id = ${teamId} and member_id = ${memberId}`.execute(
    tx,
  )
}

/** Marks pending birth dates as notified and returns those that weren't yet. */
export async function takePendingBirthDates(
  tx: Transaction,
  now: Date,
): Promise<readonly (MemberKey & { child: string; asker: string; askedBy: string })[]> {
  const found = await sql<MemberKey & { child: string; asker: string; askedBy: string }>`
    with notified as (
      update pending_birth_dates p set notified_at = ${now}
      where (p.team_id, p.member_id) in (select team_id, member_id from pending_birth_dates
        where notified_at is null order by requested_at limit 500 for update skip locked)
      returning p.*)
    select notified.team_id as "teamId", notified.member_id as "memberId", notified.requested_by as "askedBy",
      m.first_name as child, trim(concat_ws(' ', a.first_name, a.last_name)) as asker
    from notified join members m on m.team_id = notified.team_id and m.id = notified.member_id
    left join accounts a on a.id = notified.requested_by`.execute(tx)
  return found.rows
}
