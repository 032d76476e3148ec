import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** The job that erases one account. */
export const eraseJob = 'privacy.erase_account'

/** Accounts whose time is over. */
export async function findDueAccounts(db: Queryable, now: Date): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select account_id as id from account_deletions
    where cancelled_at is null and erase_at <= ${now} order by erase_at, account_id`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Locks the deletion, so that it can't be cancelled meanwhile. False if it was cancelled. */
export async function lockDueDeletion(
  tx: Transaction,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<boolean> {
  const found = await sql`
    select 1 from account_deletions
    where account_id = ${accountId} and cancelled_at is null and erase_at <= ${now}
    for update`.execute(tx)
  return found.rows.length === 1
}

export interface Erasure {
  readonly accountId: string
  readonly email: string | null
  /** E.164. */
  readonly phone: string | null
  readonly now: Date
  /** The roster's replacement for the name, by language. */
  readonly formerMember: Readonly<Record<string, string>>
}

/** A person's row on a roster. */
export interface Place {
  readonly teamId: string
  readonly memberId: string
}

/** The person's current roster rows. */
export async function findPlaces(db: Queryable, accountId: string): Promise<readonly Place[]> {
  const found = await sql<Place>`
    select team_id as "teamId", id as "memberId" from members
    where account_id = ${accountId} and left_at is null order by id`.execute(db)
  return found.rows
}

/** Everything about the person in all tables: docs/decisions/0009 says what stays, and why. */
export async function erasePerson(tx: Transaction, erasure: Erasure): Promise<void> {
  await eraseFiles(tx, erasure)
  await eraseMemberships(tx, erasure)
  await emptyRosterRows(tx, erasure)
  await emptyBills(tx, erasure)
  await emptyTeamContacts(tx, erasure)
  await eraseLetters(tx, erasure)
  await eraseAccount(tx, erasure)
}

/** The hourly sweep deletes the bytes; names of files uploaded for a team are deleted at once. */
async function eraseFiles(tx: Transaction, { accountId, now }: Erasure): Promise<void> {
  await sql`
    update files set removed_at = ${now}
    where removed_at is null and (account_id = ${accountId}
      or id in (select photo_file_id from members where account_id = ${accountId})
      or id in (select d.id from member_files d join members m
        on m.team_id = d.team_id and m.id = d.member_id where m.account_id = ${accountId}))`.execute(
    tx,
  )
  await sql`
    delete from member_files d using members m
    where m.account_id = ${accountId} and d.team_id = m.team_id and d.member_id = m.id`.execute(tx)
  await sql`update files set shown_name = '' where uploaded_by = ${accountId}`.execute(tx)
}

/** The club's records of the person with their history; bills stay as tax law requires. */
async function eraseMemberships(
  tx: Transaction,
  { accountId, email, phone, now }: Erasure,
): Promise<void> {
  // Debits can be reclaimed for a while: the mandate's signature is the evidence.
  const own = sql`(account_id = ${accountId} or lower(email) = lower(${email}::text))`
  await sql`delete from donors where ${own}`.execute(tx)
  await sql`delete from debit_mandates where ${own} and last_collected_on is null`.execute(tx)
  await sql`
    update debit_mandates set account_id = null, email = null, address = null,
      revoked_at = coalesce(revoked_at, ${now})
    where ${own}`.execute(tx)
  await sql`
    delete from club_memberships where id in (
      select link.membership_id from club_membership_rows link
      join members m on m.team_id = link.team_id and m.id = link.member_id
      where m.account_id = ${accountId})`.execute(tx)
  await sql`
    update club_memberships set
      email = case when lower(email) = lower(${email}::text) then null else email end,
      phone = case when phone = ${phone}::text then null else phone end
    where lower(email) = lower(${email}::text) or phone = ${phone}::text`.execute(tx)
  await sql`delete from registrations where lower(email) = lower(${email}::text)`.execute(tx)
}

/** Match data stays without the name: answers lose their comments, the row its personal data. */
async function emptyRosterRows(tx: Transaction, erasure: Erasure): Promise<void> {
  const { accountId, now, formerMember } = erasure
  await sql`
    update answers a set comment = null from members m
    where m.account_id = ${accountId} and a.roster_team_id = m.team_id and a.member_id = m.id`.execute(
    tx,
  )
  await sql`
    update answer_history a set comment = null from members m
    where m.account_id = ${accountId} and a.roster_team_id = m.team_id and a.member_id = m.id`.execute(
    tx,
  )
  await sql`
    delete from unavailabilities u using members m
    where m.account_id = ${accountId} and u.team_id = m.team_id and u.member_id = m.id`.execute(tx)
  await sql`
    delete from consents c using members m
    where m.account_id = ${accountId} and c.team_id = m.team_id and c.member_id = m.id`.execute(tx)
  await sql`
    delete from lift_requests r using members m
    where m.account_id = ${accountId} and r.roster_team_id = m.team_id and r.member_id = m.id`.execute(
    tx,
  )
  await sql`
    update cash_box_entries e set label = '' from members m
    where m.account_id = ${accountId} and e.team_id = m.team_id and e.member_id = m.id
      and e.kind in ('payment', 'payout', 'waiver')`.execute(tx)
  await eraseHealthOf(tx, accountId)
  await sql`
    update members m set
      first_name = ${JSON.stringify(formerMember)}::jsonb ->> t.language, last_name = '',
      nickname = null, email = null, phone = null, date_of_birth = null, gender = null,
      address = null, notes = null, position = null, jersey_number = null, licence_number = null,
      dominant_side = null, shirt_size = null, shorts_size = null, shoe_size = null, custom = '{}',
      photo_file_id = null, account_id = null, is_admin = false, is_coach = false, is_treasurer = false,
      left_at = coalesce(m.left_at, ${now}), version = m.version + 1, updated_at = ${now}
    from teams t where m.account_id = ${accountId} and t.id = m.team_id`.execute(tx)
  await sql`delete from guardians where account_id = ${accountId}`.execute(tx)
}

/** Health data with its log, two homes, and photo consents. */
async function eraseHealthOf(tx: Transaction, accountId: string): Promise<void> {
  const own = sql`(select team_id, id from members where account_id = ${accountId})`
  await sql`update attendance_marks set note = null where (roster_team_id, member_id) in ${own}`.execute(
    tx,
  )
  await sql`delete from emergency_contacts where (team_id, member_id) in ${own}`.execute(tx)
  await sql`delete from health_records where (team_id, member_id) in ${own}`.execute(tx)
  await sql`delete from health_access_log where (team_id, member_id) in ${own}`.execute(tx)
  await sql`delete from hand_over_notes where (team_id, member_id) in ${own}`.execute(tx)
  await sql`delete from home_plans where (team_id, member_id) in ${own}`.execute(tx)
  await sql`delete from photo_consent_requests where (team_id, member_id) in ${own}`.execute(tx)
  await sql`delete from photo_opt_outs where (team_id, member_id) in ${own}`.execute(tx)
}

/** Names and amounts of bills stay, as tax law requires; other details are deleted. */
async function emptyBills(tx: Transaction, { accountId, email }: Erasure): Promise<void> {
  const own = sql`(select team_id, id from bills where account_id = ${accountId})`
  const places = sql`(select team_id, id from members where account_id = ${accountId})`
  await sql`
    update bill_lines set answers = '{}'
    where (team_id, member_id) in ${places} or (member_id is null and (team_id, bill_id) in ${own})`.execute(
    tx,
  )
  await sql`update bill_requests set words = '', answer = '' where (team_id, bill_id) in ${own}`.execute(
    tx,
  )
  await sql`update bills set email = null, phone = null where account_id = ${accountId}`.execute(tx)
  await sql`delete from collection_invitations where (team_id, member_id) in ${places}`.execute(tx)
  await sql`
    update collections set organizer_email = ''
    where lower(organizer_email) = lower(${email}::text)`.execute(tx)
}

/** Where teams and clubs use the person's own address or number as contact. */
async function emptyTeamContacts(tx: Transaction, { email, phone }: Erasure): Promise<void> {
  await sql`
    update teams set email = case when lower(email) = lower(${email}::text) then null else email end,
      phone = case when phone = ${phone}::text then null else phone end
    where lower(email) = lower(${email}::text) or phone = ${phone}::text`.execute(tx)
  await sql`update clubs set phone = null where phone = ${phone}::text`.execute(tx)
  await sql`
    update clubs set safeguarding_name = null, safeguarding_phone = null
    where safeguarding_phone = ${phone}::text`.execute(tx)
}

async function eraseLetters(tx: Transaction, erasure: Erasure): Promise<void> {
  const { accountId, email, phone } = erasure
  await sql`delete from mails where lower(recipient) = lower(${email}::text)`.execute(tx)
  await sql`
    delete from text_messages where recipient in (
      select phone from auth.users where id = ${accountId}
      union all select ltrim(${phone}::text, '+'))`.execute(tx)
  await sql`
    delete from invitations
    where lower(email) = lower(${email}::text) or accepted_by = ${accountId}`.execute(tx)
  await sql`
    delete from club_invitations
    where lower(email) = lower(${email}::text) or accepted_by = ${accountId}`.execute(tx)
  await sql`update invitations set message = null where invited_by = ${accountId}`.execute(tx)
}

/** Foreign keys delete the rest with these two rows. */
async function eraseAccount(tx: Transaction, { accountId, email }: Erasure): Promise<void> {
  await sql`delete from idempotency_keys where account_id = ${accountId}`.execute(tx)
  await sql`
    update roster_imports set file_name = '', undo = '{}'::jsonb
    where account_id = ${accountId}`.execute(tx)
  await sql`
    update club_imports set file_name = '', records = '[]'::jsonb where account_id = ${accountId}`.execute(
    tx,
  )
  await sql`
    update audit_log set ip = null
    where actor_id = ${accountId} or subject_id = ${accountId}`.execute(tx)
  await sql`
    update installation set value = (
      select coalesce(jsonb_agg(person), '[]'::jsonb) from jsonb_array_elements(value) person
      where person ->> 'email' is distinct from ${email}::text)
    where name = 'demo' and jsonb_typeof(value) = 'array'`.execute(tx)
  await sql`delete from auth.users where id = ${accountId}`.execute(tx)
  await sql`delete from accounts where id = ${accountId}`.execute(tx)
}

/** The undo data of imports contains other people's data: deleted once undo has expired. */
export async function forgetImportUndo(db: Queryable, before: Date): Promise<void> {
  await sql`
    update roster_imports set undo = '{}'::jsonb
    where created_at < ${before} and undo <> '{}'::jsonb`.execute(db)
  await sql`
    update club_imports set records = '[]'::jsonb
    where created_at < ${before} and records <> '[]'::jsonb`.execute(db)
}
