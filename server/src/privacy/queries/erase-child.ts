import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

/** Tables whose rows about a member are purely personal. */
const personal = [
  'child_erasures',
  'collection_invitations',
  'consents',
  'age_transitions',
  'emergency_contacts',
  'hand_over_notes',
  'health_access_log',
  'health_records',
  'home_plans',
  'pending_birth_dates',
  'photo_opt_outs',
  'photo_consent_requests',
  'unavailabilities',
  'invitations',
] as const

/** A row of a roster. */
export interface Row {
  readonly teamId: string
  readonly memberId: string
}

/** The archived rows of earlier teams, from which a roll-over moved someone here. */
export async function findEarlierRows(
  tx: Transaction,
  { teamId, memberId }: Row,
): Promise<readonly Row[]> {
  const found = await sql<Row>`
    with recursive trail as (
      select from_team_id, from_member_id from roll_over_moves
      where to_team_id = ${teamId} and to_member_id = ${memberId}
      union
      select earlier.from_team_id, earlier.from_member_id
      from trail join roll_over_moves as earlier on earlier.to_team_id = trail.from_team_id
        and earlier.to_member_id = trail.from_member_id
    )
    select m.team_id as "teamId", m.id as "memberId"
    from trail join members m on m.team_id = trail.from_team_id and m.id = trail.from_member_id
    where m.archived_at is not null
    order by m.id for update of m`.execute(tx)
  return found.rows
}

export interface RowErasure extends Row {
  readonly now: Date
  /** The roster's replacement for the name, by language. */
  readonly formerMember: Readonly<Record<string, string>>
}

/** Keeps match data without the name, and bills as tax law requires; deletes everything else. */
export async function eraseRosterRow(tx: Transaction, erasure: RowErasure): Promise<void> {
  const { teamId, memberId, now, formerMember } = erasure
  const own = sql`team_id = ${teamId} and member_id = ${memberId}`
  await sql`
    delete from club_memberships where id in (
      select membership_id from club_membership_rows where ${own})`.execute(tx)
  for (const table of personal) await sql`delete from ${sql.table(table)} where ${own}`.execute(tx)
  await sql`delete from lift_requests where roster_team_id = ${teamId} and member_id = ${memberId}`.execute(
    tx,
  )
  await sql`update answers set comment = null where roster_team_id = ${teamId} and member_id = ${memberId}`.execute(
    tx,
  )
  await sql`update answer_history set comment = null where roster_team_id = ${teamId} and member_id = ${memberId}`.execute(
    tx,
  )
  await sql`update attendance_marks set note = null where roster_team_id = ${teamId} and member_id = ${memberId}`.execute(
    tx,
  )
  await sql`update bill_lines set answers = '{}' where ${own}`.execute(tx)
  await sql`
    delete from mails where team_id = ${teamId} and kind like 'children.%' and state <> 'waiting'
      and position(${memberId}::text in text_body) > 0`.execute(tx)
  await sql`
    update join_requests set child_first_name = '', child_last_name = null,
      child_date_of_birth = null
    where ${own} and child_first_name is not null`.execute(tx)
  await sql`
    update files set removed_at = ${now} where removed_at is null and id in (
      select photo_file_id from members where team_id = ${teamId} and id = ${memberId}
      union all select id from member_files where ${own})`.execute(tx)
  await sql`delete from member_files where ${own}`.execute(tx)
  await forgetInImports(tx, erasure)
  await forgetRegistrations(tx, erasure)
  await sql`
    update members m set
      first_name = ${JSON.stringify(formerMember)}::jsonb ->> t.language, last_name = '',
      nickname = null, email = null, phone = null, date_of_birth = null, gender = null,
      address = null, notes = null, position = null, jersey_number = null, licence_number = null,
      dominant_side = null, shirt_size = null, shorts_size = null, shoe_size = null,
      custom = '{}'::jsonb, photo_file_id = null, account_id = null, is_admin = false, is_coach = false, is_treasurer = false,
      left_at = ${now}, version = m.version + 1, updated_at = ${now}
    from teams t where t.id = m.team_id and m.team_id = ${teamId} and m.id = ${memberId}`.execute(
    tx,
  )
}

/** Removes the person's data that undoing an import would restore; others can still be restored. */
async function forgetInImports(tx: Transaction, { teamId, memberId }: Row): Promise<void> {
  await sql`
    update roster_imports set undo = jsonb_set(undo, '{changed}', (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(undo -> 'changed') one
      where one ->> 'memberId' <> ${memberId}))
    where team_id = ${teamId}
      and undo -> 'changed' @> jsonb_build_array(jsonb_build_object('memberId', ${memberId}::text))
  `.execute(tx)
}

/** What the family wrote on the registration form about the child. */
async function forgetRegistrations(tx: Transaction, { teamId, memberId }: Row): Promise<void> {
  await sql`
    with gone as (
      delete from registration_people where team_id = ${teamId} and member_id = ${memberId}
      returning owner_id, id, registration_id
    )
    delete from registrations r using gone
    where r.owner_id = gone.owner_id and r.id = gone.registration_id and not exists (
      select from registration_people p
      where p.owner_id = r.owner_id and p.registration_id = r.id
        and p.id not in (select id from gone))`.execute(tx)
}
