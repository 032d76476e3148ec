import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { passBlocksOn } from '#server/teams/queries/blocks.ts'

/** True for people who left or were archived before the date. */
function gone(before: Date): RawBuilder<unknown> {
  return sql`(m.left_at < ${before} or (m.left_at is null and m.archived_at < ${before}))`
}

/**
 * Contact data, birth date, sizes, notes, documents, absences and picture of leavers; name and
 * match data stay. A picture that another team's row uses stays too.
 */
export async function forgetContacts(
  tx: Transaction,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await sql`
    update files set removed_at = ${now}
    where removed_at is null and id in (
      select m.photo_file_id from members m where ${gone(before)} and not exists (
        select from members other where other.photo_file_id = m.photo_file_id and other.id <> m.id)
      union all
      select d.id from member_files d join members m on m.team_id = d.team_id and m.id = d.member_id
      where ${gone(before)})`.execute(tx)
  for (const table of ['member_files', 'unavailabilities'])
    await sql`
      delete from ${sql.table(table)} thing using members m
      where m.team_id = thing.team_id and m.id = thing.member_id and ${gone(before)}`.execute(tx)
  await sql`
    update members m set
      nickname = null, email = null, phone = null, date_of_birth = null, gender = null,
      address = null, notes = null, licence_number = null, dominant_side = null,
      shirt_size = null, shorts_size = null, shoe_size = null, photo_file_id = null,
      custom = '{}'::jsonb, version = m.version + 1, updated_at = ${now}
    where ${gone(before)} and (num_nonnulls(m.nickname, m.email, m.phone, m.date_of_birth, m.gender,
      m.address, m.notes, m.licence_number, m.dominant_side, m.shirt_size, m.shorts_size,
      m.shoe_size, m.photo_file_id) > 0 or m.custom <> '{}'::jsonb)`.execute(tx)
}

/** Old absences, which may reveal an illness. */
export async function forgetDaysAway(db: Queryable, before: Date): Promise<void> {
  await sql`delete from unavailabilities where last_day < ${before}::date`.execute(db)
}

/** Club roles that ended long ago. */
export async function forgetFormerManagers(db: Queryable, before: Date): Promise<void> {
  await sql`delete from former_club_roles where until < ${before}`.execute(db)
}

/** Guardians of leavers without another child in the team, together with the contact data. */
export async function forgetGuardians(tx: Transaction, before: Date): Promise<void> {
  await passBlocksOn(tx, sql`select m.team_id, m.id from members m where ${gone(before)}`)
  await sql`
    delete from guardianships care using members m
    where m.team_id = care.team_id and m.id = care.member_id and ${gone(before)}`.execute(tx)
  await sql`
    delete from guardians g
    where not exists (
      select from guardianships care
      where care.team_id = g.team_id and care.guardian_id = g.id)`.execute(tx)
}

/** After years, replaces a leaver's name with "Former member" and deletes old consents and notes. */
export async function forgetNames(
  tx: Transaction,
  {
    before,
    now,
    formerMember,
  }: {
    readonly before: Date
    readonly now: Date
    readonly formerMember: Readonly<Record<string, string>>
  },
): Promise<void> {
  const names = JSON.stringify(formerMember)
  await sql`
    delete from consents c using members m
    where m.team_id = c.team_id and m.id = c.member_id and m.left_at < ${before}`.execute(tx)
  await sql`
    update cash_box_entries e set label = '' from members m
    where m.team_id = e.team_id and m.id = e.member_id and m.left_at < ${before}
      and e.kind in ('payment', 'payout', 'waiver') and e.label <> ''`.execute(tx)
  await sql`
    update members m set first_name = ${names}::jsonb ->> t.language, last_name = '',
      account_id = null, version = m.version + 1, updated_at = ${now}
    from teams t
    where t.id = m.team_id and m.left_at < ${before}
      and (m.first_name <> ${names}::jsonb ->> t.language or m.last_name <> '')`.execute(tx)
}

/** Old join requests, decided or not. */
export async function forgetRequests(
  db: Queryable,
  times: { readonly decidedBefore: Date; readonly askedBefore: Date },
): Promise<void> {
  await sql`
    delete from join_requests
    where decided_at < ${times.decidedBefore}
      or (state = 'waiting' and created_at < ${times.askedBefore})`.execute(db)
}

/**
 * Expired invitations, and placeholders of people who never joined. Those of an imported team are older
 * than the team, so their time counts from its first day here.
 */
export async function forgetInvitations(tx: Transaction, before: Date): Promise<void> {
  await sql`
    delete from members m
    using teams t
    where t.id = m.team_id and greatest(m.created_at, t.created_at) < ${before}
      and m.is_placeholder and m.account_id is null
      and not exists (
        select from cash_box_entries e where e.team_id = m.team_id and e.member_id = m.id)
      and not exists (
        select from invitations i where i.team_id = m.team_id and i.member_id = m.id
          and coalesce(i.revoked_at, i.expires_at) >= ${before})
      and not exists (
        select from join_requests r
        where r.team_id = m.team_id and r.member_id = m.id and r.state = 'waiting')`.execute(tx)
  await sql`
    delete from invitations
    where coalesce(accepted_at, revoked_at, expires_at) < ${before}`.execute(tx)
}

/** Sign-ups that were never confirmed and have no data. */
export async function forgetUnconfirmed(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from auth.users u
    where u.email_confirmed_at is null and u.phone_confirmed_at is null and not u.is_anonymous
      and u.last_sign_in_at is null and u.created_at < ${before}
      and not exists (select from accounts a where a.id = u.id)`.execute(db)
}

/** Anonymous visitors who have been away long and belong to nothing. */
export async function forgetAnonymous(tx: Transaction, before: Date): Promise<void> {
  const gone = await sql<{ id: string }>`
    delete from auth.users u
    where u.is_anonymous and coalesce(u.last_sign_in_at, u.created_at) < ${before}
      and not exists (
        select from auth.sessions s where s.user_id = u.id
          and coalesce(s.refreshed_at, s.created_at) >= ${before})
      and not exists (select from members m where m.account_id = u.id)
      and not exists (select from guardians g where g.account_id = u.id)
      and not exists (select from club_roles k where k.account_id = u.id)
    returning u.id`.execute(tx)
  const ids = gone.rows.map(({ id }) => id)
  await sql`delete from accounts where id = any(${ids}::uuid[])`.execute(tx)
}
