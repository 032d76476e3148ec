import type { ExitReason, MembershipKind } from '@touchline/domain/clubs/memberships/options'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** The club's record of a person. */
export interface RecordRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: string | null
  readonly number: string | null
  readonly kind: MembershipKind
  readonly enteredOn: string | null
  readonly exitedOn: string | null
  readonly exitReason: ExitReason | null
  readonly accountHolder: string | null
  readonly iban: string | null
  readonly mandateReference: string | null
  readonly mandateSignedOn: string | null
  readonly notes: string | null
  readonly exemptPercent: number | null
  readonly exemptReason: string | null
  readonly version: number
}

/** The row `record` of a statement as a `RecordRow`. */
export const recordJson: RawBuilder<RecordRow> = sql<RecordRow>`jsonb_build_object(
  'id', record.id, 'firstName', record.first_name, 'lastName', record.last_name,
  'dateOfBirth', record.date_of_birth, 'email', record.email, 'phone', record.phone,
  'address', record.address, 'number', record.number, 'kind', record.kind,
  'enteredOn', record.entered_on, 'exitedOn', record.exited_on, 'exitReason', record.exit_reason,
  'accountHolder', record.account_holder, 'iban', record.iban,
  'mandateReference', record.mandate_reference, 'mandateSignedOn', record.mandate_signed_on,
  'notes', record.notes, 'exemptPercent', record.exempt_percent,
  'exemptReason', record.exempt_reason, 'version', record.version)`

/** Existing records among these; the caller holds the club's lock. */
export async function findRecords(
  db: Queryable,
  clubId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordRow>> {
  const found = await sql<{ record: RecordRow }>`
    select ${recordJson} as record from club_memberships as record
    where record.club_id = ${clubId} and record.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(found.rows.map(({ record }) => [record.id, record]))
}

interface Written {
  readonly clubId: string
  readonly by: string
  readonly at: Date
}

/** Creates and updates records in one statement. */
export async function saveRecords(
  tx: Transaction,
  { clubId, by, at }: Written,
  records: readonly RecordRow[],
): Promise<void> {
  if (records.length === 0) return
  await sql`
    insert into club_memberships as known (id, club_id, first_name, last_name, date_of_birth, email, phone,
      address, number, kind, entered_on, exited_on, exit_reason, account_holder, iban,
      mandate_reference, mandate_signed_on, notes, exempt_percent, exempt_reason, created_by, created_at, updated_at)
    select id, ${clubId}, "firstName", "lastName", "dateOfBirth", email, phone, address, number, kind,
      "enteredOn", "exitedOn", "exitReason", "accountHolder", iban, "mandateReference",
      "mandateSignedOn", notes, "exemptPercent", "exemptReason", ${by}, ${at}, ${at}
    from json_to_recordset(${JSON.stringify(records)}::json) as wanted(id uuid, "firstName" text,
      "lastName" text, "dateOfBirth" date, email text, phone text, address text, number text, kind text,
      "enteredOn" date, "exitedOn" date, "exitReason" text, "accountHolder" text, iban text,
      "mandateReference" text, "mandateSignedOn" date, notes text, "exemptPercent" smallint,
      "exemptReason" text)
    on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      date_of_birth = excluded.date_of_birth, email = excluded.email, phone = excluded.phone,
      address = excluded.address, number = excluded.number, kind = excluded.kind,
      entered_on = excluded.entered_on, exited_on = excluded.exited_on,
      exit_reason = excluded.exit_reason, account_holder = excluded.account_holder,
      iban = excluded.iban, mandate_reference = excluded.mandate_reference,
      mandate_signed_on = excluded.mandate_signed_on, notes = excluded.notes,
      exempt_percent = excluded.exempt_percent, exempt_reason = excluded.exempt_reason,
      version = known.version + 1, updated_at = excluded.updated_at
      where known.club_id = excluded.club_id`.execute(tx)
}

export interface RecordLink {
  readonly recordId: string
  readonly teamId: string
  readonly memberId: string
}

/** Assigns roster rows to records, also from another record. */
export async function linkRows(
  tx: Transaction,
  clubId: string,
  links: readonly RecordLink[],
): Promise<void> {
  if (links.length === 0) return
  await sql`
    insert into club_membership_rows (team_id, member_id, club_id, membership_id)
    select link."teamId", link."memberId", ${clubId}, link."recordId"
    from json_to_recordset(${JSON.stringify(links)}::json)
      as link("teamId" uuid, "memberId" uuid, "recordId" uuid)
    join teams as team on team.id = link."teamId" and team.club_id = ${clubId}
    on conflict (team_id, member_id) do update
      set club_id = excluded.club_id, membership_id = excluded.membership_id`.execute(tx)
}

/** Whether another record of the club has this number or mandate reference. */
export async function isTaken(
  db: Queryable,
  clubId: string,
  {
    id,
    column,
    value,
  }: {
    readonly id: string
    readonly column: 'number' | 'mandate_reference'
    readonly value: string
  },
): Promise<boolean> {
  const found = await sql`
    select 1 from club_memberships
    where club_id = ${clubId} and lower(${sql.ref(column)}) = lower(${value}) and id <> ${id}
    limit 1`.execute(db)
  return found.rows.length > 0
}

/** The numbers and mandate references that records of the club have. */
export async function findTakenNames(
  db: Queryable,
  clubId: string,
): Promise<readonly Pick<RecordRow, 'id' | 'number' | 'mandateReference'>[]> {
  const found = await sql<Pick<RecordRow, 'id' | 'number' | 'mandateReference'>>`
    select id, number, mandate_reference as "mandateReference" from club_memberships
    where club_id = ${clubId} and (number is not null or mandate_reference is not null)`.execute(db)
  return found.rows
}

/** Deletes records with their history; answers whether there was one. */
export async function deleteRecords(
  tx: Transaction,
  clubId: string,
  ids: readonly string[],
): Promise<boolean> {
  const gone = await sql`
    delete from club_memberships
    where club_id = ${clubId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return gone.numAffectedRows !== 0n
}

/** A person's archived roster rows that were archived last, together. */
export async function findLastArchived(
  db: Queryable,
  places: readonly { readonly teamId: string; readonly memberId: string }[],
): Promise<readonly { readonly teamId: string; readonly memberId: string }[]> {
  const found = await sql<{ teamId: string; memberId: string }>`
    with archived as (
      select row.team_id, row.id, row.archived_at
      from json_to_recordset(${JSON.stringify(places)}::json) as place("teamId" uuid, "memberId" uuid)
      join members as row on row.team_id = place."teamId" and row.id = place."memberId"
      where row.archived_at is not null and row.left_at is null
    )
    select team_id as "teamId", id as "memberId" from archived
    where archived_at = (select max(archived_at) from archived) order by id`.execute(db)
  return found.rows
}

/** Moves records to the new roster rows after a roll-over. */
export async function carryRecords(tx: Transaction, rollOverId: string): Promise<void> {
  await sql`
    insert into club_membership_rows (team_id, member_id, club_id, membership_id)
    select move.to_team_id, move.to_member_id, link.club_id, link.membership_id
    from roll_over_moves as move
    join club_membership_rows as link
      on link.team_id = move.from_team_id and link.member_id = move.from_member_id
    where move.roll_over_id = ${rollOverId}`.execute(tx)
}
