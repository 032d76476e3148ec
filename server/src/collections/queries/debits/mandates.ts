import type { MandateKind } from '@touchline/domain/collections/debits/mandates'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { BillKey } from '../books.ts'

export interface MandateAddress {
  readonly line: string
  readonly postcode: string
  readonly town: string
}

export interface MandateSigned {
  readonly name: string
  readonly text: string
  readonly language: string
  readonly at: string
}

export interface MandateRow {
  readonly id: string
  readonly reference: string
  readonly kind: MandateKind
  readonly holder: string
  readonly iban: string
  readonly address: MandateAddress | null
  readonly signedOn: string
  readonly signature: MandateSigned | null
  readonly lastCollectedOn: string | null
  readonly isRevoked: boolean
  readonly accountId: string | null
  readonly email: string | null
  readonly membershipId: string | null
  /** The account used in the last collection. */
  readonly collectedIban: string | null
  readonly collectedIdentifier: string | null
}

/** The row `m` of a statement as a `MandateRow`. */
export const mandateColumns: RawBuilder<MandateRow> = sql<MandateRow>`m.id, m.reference, m.kind,
  m.holder, m.iban, m.address, m.signed_on as "signedOn", m.signature,
  m.last_collected_on as "lastCollectedOn", m.revoked_at is not null as "isRevoked",
  m.account_id as "accountId", m.email, m.membership_id as "membershipId",
  m.collected_iban as "collectedIban", m.collected_identifier as "collectedIdentifier"`

/**
 * SQL joins for the mandate `m` of bill `b` in a club: the payer's own by account or address,
 * otherwise that of a member on the bill. For a shared bill each payer needs their own.
 */
export function withMandate(clubId: string | RawBuilder<string>): RawBuilder<unknown> {
  return sql`left join lateral (
      select mandate.*, mandate.account_id is not null as is_own from debit_mandates mandate
      where mandate.club_id = ${clubId} and (mandate.account_id = b.account_id
        or (mandate.account_id is null and lower(mandate.email) = lower(b.email))
        or (b.first_share_id is null
          and not exists (select from bills half
            where half.team_id = b.team_id and half.first_share_id = b.id and half.charged > 0)
          and mandate.membership_id in (
            select link.membership_id from bill_lines line
            join club_membership_rows link
              on link.team_id = line.team_id and link.member_id = line.member_id
            where line.team_id = b.team_id and line.bill_id = b.id and link.club_id = ${clubId}
            union all
            select line.membership_id from bill_lines line
            where line.team_id = b.team_id and line.bill_id = b.id)))
      order by mandate.revoked_at is not null,
        mandate.kind = 'one_off' and mandate.last_collected_on is not null,
        mandate.membership_id is not null, mandate.signed_on desc, mandate.id desc limit 1) m on true`
}

interface Listed extends MandateRow {
  readonly payer: string
}

/** All mandates of a club, active ones first. */
export async function findMandates(db: Queryable, clubId: string): Promise<readonly Listed[]> {
  const found = await sql<Listed>`
    select ${mandateColumns}, coalesce(
      (select concat_ws(' ', record.first_name, record.last_name) from club_memberships record
        where record.club_id = m.club_id and record.id = m.membership_id),
      (select concat_ws(' ', a.first_name, a.last_name) from accounts a where a.id = m.account_id),
      m.email, m.holder) as payer
    from debit_mandates m where m.club_id = ${clubId}
    order by m.revoked_at is not null, lower(m.holder), m.id limit 10000`.execute(db)
  return found.rows
}

/** The approximate number of usable mandates. */
export async function countMandates(db: Queryable, clubId: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from debit_mandates
    where club_id = ${clubId} and revoked_at is null`.execute(db)
  return found.rows[0]?.count ?? 0
}

export interface MandateKey {
  readonly clubId: string
  readonly mandateId: string
}

/** Locks a mandate until the transaction ends; undefined if the club has none with this id. */
export async function lockMandate(
  tx: Transaction,
  { clubId, mandateId }: MandateKey,
): Promise<MandateRow | undefined> {
  const found = await sql<MandateRow>`
    select ${mandateColumns} from debit_mandates m
    where m.club_id = ${clubId} and m.id = ${mandateId} for update`.execute(tx)
  return found.rows[0]
}

/** The club's mandates among these ids. */
export async function findMandatesById(
  db: Queryable,
  clubId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MandateRow>> {
  const found = await sql<MandateRow>`
    select ${mandateColumns} from debit_mandates m
    where m.club_id = ${clubId} and m.id = any (${[...ids]}::uuid[])`.execute(db)
  return new Map(found.rows.map((row) => [row.id, row]))
}

/** Creates or changes a mandate, and keeps its collection history. */
export async function putMandate(
  tx: Transaction,
  { clubId, createdBy, now }: { clubId: string; createdBy: string | null; now: Date },
  mandate: MandateRow,
): Promise<void> {
  const { id, reference, kind, holder, iban, signedOn, accountId, email, membershipId } = mandate
  const [address, signature] = [jsonOf(mandate.address), jsonOf(mandate.signature)]
  const revokedAt = mandate.isRevoked ? now : null
  await sql`
    insert into debit_mandates as known (club_id, id, reference, kind, holder, iban, address, signed_on,
      account_id, email, membership_id, signature, revoked_at, created_by, created_at)
    values (${clubId}, ${id}, ${reference}, ${kind}, ${holder}, ${iban}, ${address}::jsonb, ${signedOn},
      ${accountId}, ${email}, ${membershipId}, ${signature}::jsonb, ${revokedAt}, ${createdBy}, ${now})
    on conflict (club_id, id) do update set reference = excluded.reference, kind = excluded.kind,
      holder = excluded.holder, iban = excluded.iban, address = excluded.address,
      signed_on = excluded.signed_on, signature = excluded.signature,
      revoked_at = case when excluded.revoked_at is null then null
        else coalesce(known.revoked_at, excluded.revoked_at) end`.execute(tx)
}

function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}

/** Whether another mandate, or the record of a member, has this reference. */
export async function isReferenceTaken(
  db: Queryable,
  clubId: string,
  { id, reference }: Pick<MandateRow, 'id' | 'reference'>,
): Promise<boolean> {
  const found = await sql`
    select from debit_mandates
    where club_id = ${clubId} and lower(reference) = lower(${reference}) and id <> ${id}
    union all
    select from club_memberships record
    where record.club_id = ${clubId} and lower(record.mandate_reference) = lower(${reference})
      and not exists (select from debit_mandates m
        where m.club_id = record.club_id and m.membership_id = record.id and m.id = ${id})
    limit 1`.execute(db)
  return found.rows.length > 0
}

/** All references ever used. */
export async function findReferences(db: Queryable, clubId: string): Promise<readonly string[]> {
  const found = await sql<{ reference: string }>`
    select reference from debit_mandates where club_id = ${clubId}
    union
    select mandate_reference from club_memberships
    where club_id = ${clubId} and mandate_reference is not null`.execute(db)
  return found.rows.map(({ reference }) => reference)
}

/** The payer of a bill in the club, as a mandate names them. */
export async function requirePayerOfBill(
  db: Queryable,
  { clubId, teamId, billId }: BillKey & { readonly clubId: string },
): Promise<{ readonly accountId: string | null; readonly email: string | null }> {
  const found = await sql<{ accountId: string | null; email: string | null }>`
    select b.account_id as "accountId", b.email from bills b
    join teams t on t.id = b.team_id and t.club_id = ${clubId} and t.deleted_at is null
    where b.team_id = ${teamId} and b.id = ${billId}`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The mandate for a bill, in any state. */
export async function findMandateOfBill(
  db: Queryable,
  { clubId, teamId, billId }: BillKey & { readonly clubId: string },
): Promise<(MandateRow & { readonly isOwn: boolean }) | undefined> {
  const found = await sql<MandateRow & { readonly isOwn: boolean }>`
    select ${mandateColumns}, m.membership_id is null as "isOwn"
    from bills b join teams t on t.id = b.team_id and t.club_id = ${clubId}
    ${withMandate(clubId)}
    where b.team_id = ${teamId} and b.id = ${billId} and m.id is not null`.execute(db)
  return found.rows[0]
}

/** Whether the payer of a bill is a minor: their guardians sign. */
export async function isPayerMinor(
  db: Queryable,
  { teamId, billId, now }: BillKey & { readonly now: Date },
): Promise<boolean> {
  const found = await sql`
    select from bills b join teams t on t.id = b.team_id
    join members m on m.account_id = b.account_id
    where b.team_id = ${teamId} and b.id = ${billId}
      and m.date_of_birth > (${now}::timestamptz at time zone t.time_zone)::date - interval '18 years'
    limit 1`.execute(db)
  return found.rows.length > 0
}

/** Copies mandates from members' records: adds and changes them, and revokes removed ones. */
export async function takeRecordMandates(
  tx: Transaction,
  { clubId, now }: { readonly clubId: string; readonly now: Date },
): Promise<void> {
  const whole = sql`record.iban is not null and record.mandate_reference is not null
    and record.mandate_signed_on is not null`
  await sql`
    update debit_mandates m set
      reference = record.mandate_reference, iban = record.iban, signed_on = record.mandate_signed_on,
      holder = ${holderOf}, revoked_at = null
    from club_memberships record
    where record.club_id = ${clubId} and m.club_id = record.club_id and m.membership_id = record.id
      and m.signature is null and ${whole}`.execute(tx)
  await sql`
    update debit_mandates m set revoked_at = ${now}
    from club_memberships record
    where record.club_id = ${clubId} and m.club_id = record.club_id and m.membership_id = record.id
      and m.signature is null and m.revoked_at is null and not (${whole})`.execute(tx)
  await sql`
    insert into debit_mandates (club_id, id, reference, kind, holder, iban, signed_on, membership_id,
      created_at)
    select record.club_id, gen_random_uuid(), record.mandate_reference, 'recurring', ${holderOf},
      record.iban, record.mandate_signed_on, record.id, ${now}
    from club_memberships record
    where record.club_id = ${clubId} and ${whole} and not exists (
      select from debit_mandates m where m.club_id = record.club_id
        and (m.membership_id = record.id or lower(m.reference) = lower(record.mandate_reference)))`.execute(
    tx,
  )
}

const holderOf = sql`coalesce(record.account_holder,
  concat_ws(' ', nullif(record.first_name, ''), nullif(record.last_name, '')))`
