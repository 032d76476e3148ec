import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

/** Tables whose rows about a roster row say something of the person, and nothing of the team. */
const personal = [
  'consents',
  'comings_of_age',
  'emergency_contacts',
  'health_looks',
  'health_records',
  'never_shown',
  'picture_questions',
  'unavailabilities',
  'invitations',
] as const

export interface RowErasure {
  readonly teamId: string
  readonly memberId: string
  readonly now: Date
  /** What stands on the roster instead of the name, by language. */
  readonly formerMember: Readonly<Record<string, string>>
}

/** What was played stays, under no name; nothing else does. */
export async function eraseRosterRow(tx: Transaction, erasure: RowErasure): Promise<void> {
  const { teamId, memberId, now, formerMember } = erasure
  const own = sql`team_id = ${teamId} and member_id = ${memberId}`
  for (const table of personal) await sql`delete from ${sql.table(table)} where ${own}`.execute(tx)
  await sql`update answers set comment = null where roster_team_id = ${teamId} and member_id = ${memberId}`.execute(
    tx,
  )
  await sql`update answer_history set comment = null where roster_team_id = ${teamId} and member_id = ${memberId}`.execute(
    tx,
  )
  await sql`
    update join_requests set child_first_name = '', child_last_name = null,
      child_date_of_birth = null
    where ${own} and child_first_name is not null`.execute(tx)
  await sql`
    update files set removed_at = ${now} where removed_at is null and id in (
      select photo_file_id from members where team_id = ${teamId} and id = ${memberId})`.execute(tx)
  await sql`
    update members m set
      first_name = ${JSON.stringify(formerMember)}::jsonb ->> t.language, last_name = '',
      nickname = null, email = null, phone = null, date_of_birth = null, gender = null,
      address = null, notes = null, position = null, jersey_number = null, licence_number = null,
      dominant_side = null, shirt_size = null, shorts_size = null, shoe_size = null,
      custom = '{}'::jsonb, photo_file_id = null, account_id = null, is_admin = false,
      left_at = ${now}, version = m.version + 1, updated_at = ${now}
    from teams t where t.id = m.team_id and m.team_id = ${teamId} and m.id = ${memberId}`.execute(
    tx,
  )
}
