import type { EmergencyContact, HealthFields } from '@touchline/contract/children/shapes/health'
import { sql } from 'kysely'

import { countingConsent } from '#server/members/queries/consents.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { MemberKey } from '../queries.ts'

export interface HealthRecord extends HealthFields {
  readonly version: number
  readonly updatedAt: Date
}

/**
 * A person's health data; undefined if there is none. Read only here and in `findEmergencies`,
 * after checking consent and logging access.
 */
export async function findHealth(
  db: Queryable,
  { teamId, memberId }: MemberKey,
): Promise<HealthRecord | undefined> {
  const found = await sql<HealthRecord>`
    select h.allergies, h.medication, h.notes, h.doctor_name as "doctorName",
      h.doctor_phone as "doctorPhone", h.version, h.updated_at as "updatedAt",
      coalesce((
        select json_agg(json_build_object('name', c.name, 'relation', c.relation, 'phone', c.phone)
          order by c.position)
        from emergency_contacts c
        where c.team_id = h.team_id and c.member_id = h.member_id), '[]') as contacts
    from health_records h
    where h.team_id = ${teamId} and h.member_id = ${memberId}`.execute(db)
  return found.rows[0]
}

/** The record's version; undefined if there is none. */
export async function findVersion(
  tx: Transaction,
  { teamId, memberId }: MemberKey,
): Promise<number | undefined> {
  const found = await sql<{ version: number }>`
    select version from health_records
    where team_id = ${teamId} and member_id = ${memberId}`.execute(tx)
  return found.rows[0]?.version
}

export interface NewHealth extends MemberKey {
  readonly health: HealthFields
  readonly by: string
  readonly at: Date
}

/** Replaces the record and increments its version. */
export async function saveHealthRecord(
  tx: Transaction,
  { teamId, memberId, health, by, at }: NewHealth,
): Promise<number> {
  const saved = await sql<{ version: number }>`
    insert into health_records (team_id, member_id, allergies, medication, notes, doctor_name,
      doctor_phone, updated_by, updated_at)
    values (${teamId}, ${memberId}, ${health.allergies}, ${health.medication}, ${health.notes},
      ${health.doctorName}, ${health.doctorPhone}, ${by}, ${at})
    on conflict (team_id, member_id) do update set
      allergies = excluded.allergies, medication = excluded.medication, notes = excluded.notes,
      doctor_name = excluded.doctor_name, doctor_phone = excluded.doctor_phone,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at,
      version = health_records.version + 1
    returning version`.execute(tx)
  await replaceContacts(tx, { teamId, memberId }, health.contacts)
  return saved.rows[0]?.version ?? 0
}

async function replaceContacts(
  tx: Transaction,
  { teamId, memberId }: MemberKey,
  contacts: readonly EmergencyContact[],
): Promise<void> {
  await sql`
    delete from emergency_contacts
    where team_id = ${teamId} and member_id = ${memberId}`.execute(tx)
  for (const [position, { name, relation, phone }] of contacts.entries())
    await sql`
      insert into emergency_contacts (team_id, member_id, position, name, relation, phone)
      values (${teamId}, ${memberId}, ${position}, ${name}, ${relation}, ${phone})`.execute(tx)
}

/** False if there was nothing to erase. */
export async function eraseHealthRecord(
  tx: Transaction,
  { teamId, memberId }: MemberKey,
): Promise<boolean> {
  const gone = await sql`
    delete from health_records
    where team_id = ${teamId} and member_id = ${memberId}`.execute(tx)
  return gone.numAffectedRows === 1n
}

/**
 * Erases records that lost their grounds before a moment: consent was withdrawn, or the person was
 * archived or left.
 */
export async function eraseUnconsentedRecords(db: Queryable, before: Date): Promise<number> {
  const gone = await sql`
    delete from health_records h using members m
    where m.team_id = h.team_id and m.id = h.member_id and (
      m.archived_at <= ${before} or m.left_at <= ${before}
      or coalesce((
        select c.state <> 'yes' and c.given_at <= ${before} from ${countingConsent(
          { team: sql`h.team_id`, member: sql`h.member_id` },
          'health',
        )} c), h.updated_at <= ${before}))`.execute(db)
  return Number(gone.numAffectedRows ?? 0n)
}

/** Erases medical certificates of archived and former members. */
export async function eraseCertificates(
  tx: Transaction,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await sql`
    with gone as (
      delete from member_files d using members m
      where m.team_id = d.team_id and m.id = d.member_id and d.kind = 'medical_certificate'
        and (m.archived_at <= ${before} or m.left_at <= ${before})
      returning d.id
    )
    update files set removed_at = ${now} where id in (select id from gone)`.execute(tx)
}
