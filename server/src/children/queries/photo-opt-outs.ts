import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { MemberKey } from '../queries.ts'

interface ByAccount extends MemberKey {
  readonly accountId: string
}

/** True for the safeguarding person of the team's club. */
export async function isSafeguarding(
  db: Queryable,
  { teamId, accountId }: Pick<ByAccount, 'teamId' | 'accountId'>,
): Promise<boolean> {
  const found = await sql`
    select 1 from teams as team join clubs as club on club.id = team.club_id
    where team.id = ${teamId} and club.safeguarding_account_id = ${accountId}`.execute(db)
  return found.rows.length === 1
}

/** Whether anyone opted a person out of pictures. */
export async function isOptedOut(db: Queryable, { teamId, memberId }: MemberKey): Promise<boolean> {
  const found = await sql`
    select 1 from photo_opt_outs where team_id = ${teamId} and member_id = ${memberId}
    limit 1`.execute(db)
  return found.rows.length === 1
}

export async function isOptedOutBy(
  db: Queryable,
  { teamId, memberId, accountId }: ByAccount,
): Promise<boolean> {
  const found = await sql`
    select 1 from photo_opt_outs
    where team_id = ${teamId} and member_id = ${memberId} and set_by = ${accountId}`.execute(db)
  return found.rows.length === 1
}

export async function optOut(
  tx: Transaction,
  { teamId, memberId, accountId, at }: ByAccount & { readonly at: Date },
): Promise<void> {
  await sql`
    insert into photo_opt_outs (team_id, member_id, set_by, set_at)
    values (${teamId}, ${memberId}, ${accountId}, ${at}) on conflict do nothing`.execute(tx)
}

export async function removeOptOut(
  tx: Transaction,
  { teamId, memberId, accountId }: ByAccount,
): Promise<void> {
  await sql`
    delete from photo_opt_outs
    where team_id = ${teamId} and member_id = ${memberId} and set_by = ${accountId}`.execute(tx)
}

export async function removeEveryOptOut(
  tx: Transaction,
  { teamId, memberId }: MemberKey,
): Promise<void> {
  await sql`
    delete from photo_opt_outs where team_id = ${teamId} and member_id = ${memberId}`.execute(tx)
}
