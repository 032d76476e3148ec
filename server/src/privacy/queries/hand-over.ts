import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

/**
 * Locks the teams someone administers, so that no other admin leaves while a successor is chosen.
 */
export async function holdTeamsOf(tx: Transaction, accountId: string): Promise<void> {
  await sql`
    select from teams where id in (
      select team_id from members where account_id = ${accountId} and is_admin
        and left_at is null and archived_at is null)
    order by id for no key update`.execute(tx)
}

export async function makeAdmin(
  tx: Transaction,
  {
    teamId,
    memberId,
    at,
  }: { readonly teamId: string; readonly memberId: string; readonly at: Date },
): Promise<void> {
  await sql`
    update members set is_admin = true, version = version + 1, updated_at = ${at}
    where team_id = ${teamId} and id = ${memberId}`.execute(tx)
}

export interface Enrolment {
  readonly teamId: string
  readonly guardianId: string
  readonly memberId: string
  readonly at: Date
}

/**
 * Puts a guardian on the roster as a non-playing admin, or brings their archived row back. Returns the
 * row's id.
 */
export async function enrolGuardian(
  tx: Transaction,
  { teamId, guardianId, memberId, at }: Enrolment,
): Promise<string> {
  const enrolled = await sql<{ id: string }>`
    insert into members as m (id, team_id, account_id, first_name, last_name, email, phone,
      date_of_birth, role, is_admin, created_at, updated_at)
    select ${memberId}::uuid, g.team_id, a.id, g.first_name, g.last_name, g.email, g.phone,
      a.date_of_birth, 'Manager', true, ${at}, ${at}
    from guardians g join accounts a on a.id = g.account_id
    where g.team_id = ${teamId} and g.id = ${guardianId}
    on conflict (team_id, account_id) where account_id is not null and left_at is null
    do update set is_admin = true, archived_at = null, archived_by = null,
      version = m.version + 1, updated_at = ${at}
    returning m.id`.execute(tx)
  const [row] = enrolled.rows
  if (row === undefined) throw new AppError('not_found')
  return row.id
}
