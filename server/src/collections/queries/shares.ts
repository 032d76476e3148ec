import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { BillKey } from './books.ts'

/** True for a bill `b` but for a second half that went back to the first payer as a whole. */
export const isShown = sql<boolean>`(b.first_share_id is null or b.charged > 0)`

/** SQL for what the payer of bill `b` sees of the other half; null if not shared. */
export const otherHalf: RawBuilder<{ firstName: string; isPaid: boolean } | null> = sql`(
  select json_build_object('firstName', other.first_name, 'isPaid', other.outstanding = 0) from bills other
  where other.team_id = b.team_id and b.charged > 0 and other.charged > 0
    and (other.id = b.first_share_id or other.first_share_id = b.id))`

export interface HalfRow {
  readonly id: string
  readonly firstHalfId: string | null
  readonly payer: string
  readonly state: 'open' | 'part_paid' | 'paid' | 'waived' | 'refunded'
  readonly charged: number
  readonly outstanding: number
}

/** A bill, and the other half where it has one; the first one first, as bank files book them. */
export async function findHalves(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<readonly HalfRow[]> {
  const found = await sql<HalfRow>`
    select half.id, half.first_share_id as "firstHalfId", half.state, half.charged, half.outstanding,
      concat_ws(' ', half.first_name, nullif(half.last_name, '')) as payer
    from bills b join bills half on half.team_id = b.team_id and (half.id = b.id
      or half.id = b.first_share_id or half.first_share_id = b.id and half.charged > 0)
    where b.team_id = ${teamId} and b.id = ${billId}
    order by half.number`.execute(db)
  return found.rows
}

export interface OtherPayer {
  readonly guardianId: string
  readonly name: string
}

/** Guardians who may answer for everyone on a bill and don't pay it. */
export async function findOtherPayers(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<readonly OtherPayer[]> {
  const found = await sql<OtherPayer>`
    select g.id as "guardianId", concat_ws(' ', g.first_name, nullif(g.last_name, '')) as name
    from bills b join guardians g on g.team_id = b.team_id
      and not case when b.account_id is not null then g.account_id is not distinct from b.account_id
        else (lower(g.email), g.first_name, g.last_name)
          is not distinct from (lower(b.email), b.first_name, b.last_name) end
    where b.team_id = ${teamId} and b.id = ${billId}
      and exists (select from bill_lines l where l.team_id = b.team_id and l.bill_id = b.id)
      and not exists (
        select from bill_lines l where l.team_id = b.team_id and l.bill_id = b.id
          and not exists (
            select from guardianships care where care.team_id = l.team_id
              and care.member_id = l.member_id and care.guardian_id = g.id and ${isActiveGuardianship('care', 'g')}))
    order by g.created_at, g.id`.execute(db)
  return found.rows
}

interface NewHalf {
  readonly id: string
  readonly clientId: string
  readonly guardianId: string
  readonly madeBy: string | null
  readonly now: Date
}

/** Creates the second half of a bill, with the same lines at zero. */
export async function addSecondHalf(
  tx: Transaction,
  { teamId, billId }: BillKey,
  { id, clientId, guardianId, madeBy, now }: NewHalf,
): Promise<void> {
  await sql`
    insert into bills (id, team_id, collection_id, client_id, account_id, first_name, last_name, email,
      phone, language, payment_option, is_anonymous, created_by, created_at, first_share_id)
    select ${id}::uuid, b.team_id, b.collection_id, ${clientId}::uuid, g.account_id, g.first_name, g.last_name,
      coalesce(a.email, g.email), g.phone, coalesce(a.language, b.language), 'later', b.is_anonymous,
      ${madeBy}::uuid, ${now}::timestamptz, b.id
    from bills b join guardians g on g.team_id = b.team_id and g.id = ${guardianId}
    left join accounts a on a.id = g.account_id
    where b.team_id = ${teamId} and b.id = ${billId}`.execute(tx)
  await sql`
    insert into bill_lines (id, team_id, bill_id, position, fee_id, size_id, member_id, first_name,
      last_name, quantity, amount)
    select gen_random_uuid(), team_id, ${id}::uuid, position, fee_id, size_id, member_id, first_name, last_name,
      quantity, 0
    from bill_lines where team_id = ${teamId} and bill_id = ${billId}`.execute(tx)
}

/** The price of each line, in order. */
export async function findLineAmounts(
  tx: Transaction,
  { teamId, billId }: BillKey,
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('bill_lines')
    .select('amount')
    .where('team_id', '=', teamId)
    .where('bill_id', '=', billId)
    .orderBy('position')
    .execute()
  return rows.map(({ amount }) => amount)
}

interface Move {
  readonly from: string
  readonly to: string
  /** By line, in order. */
  readonly amounts: readonly number[]
}

/** Moves amounts between the lines of two halves. */
export async function moveLineAmounts(
  tx: Transaction,
  teamId: string,
  { from, to, amounts }: Move,
): Promise<void> {
  await sql`
    with line as (
      select bill_id, id, row_number() over (partition by bill_id order by position) as at
      from bill_lines where team_id = ${teamId} and bill_id in (${from}, ${to}))
    update bill_lines l set amount = l.amount
      + case when l.bill_id = ${from} then -moved.amount else moved.amount end
    from line join unnest(${[...amounts]}::bigint[]) with ordinality as moved (amount, at)
      on moved.at = line.at
    where l.team_id = ${teamId} and l.id = line.id`.execute(tx)
}

/** An account's open halves whose other half has a payer, with that half. */
export async function findHalvesToHandBack(
  tx: Transaction,
  accountId: string,
): Promise<readonly { readonly teamId: string; readonly from: string; readonly to: string }[]> {
  const found = await sql<{ teamId: string; from: string; to: string }>`
    select b.team_id as "teamId", b.id as "from", other.id as "to"
    from bills b join bills other on other.team_id = b.team_id
      and (other.id = b.first_share_id or other.first_share_id = b.id)
    where b.account_id = ${accountId} and b.outstanding > 0 and other.charged > 0
      and (other.account_id is not null or other.email is not null)
    order by b.number`.execute(tx)
  return found.rows
}
