import type { PlayerBalance } from '@touchline/contract/cashbox/shapes'
import { sql } from 'kysely'

import {
  payerColumns,
  payerOf,
  payerJoins,
  type BilledPerson,
  type PayerRow,
} from '#server/collections/queries/bill-people.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isMinorMember } from '#server/teams/queries/minors.ts'

/** The adults on the roster with what they owe, and with a balance those who left and minors. */
export async function findBalances(
  db: Queryable,
  { teamId, now }: AtMoment,
): Promise<readonly PlayerBalance[]> {
  const found = await sql<PlayerBalance>`
    select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName",
      coalesce(sums.owed, 0)::bigint as balance,
      (m.left_at is not null or m.archived_at is not null) as "hasLeft",
      ${isMinorMember(now)} as "isMinor"
    from members m join teams t on t.id = m.team_id
    left join (
      select member_id, sum(owed) as owed from cash_box_entries
      where team_id = ${teamId} and member_id is not null group by member_id
    ) sums on sums.member_id = m.id
    where m.team_id = ${teamId}
      and ((m.left_at is null and m.archived_at is null and not ${isMinorMember(now)}) or coalesce(sums.owed, 0) <> 0)
    order by m.first_name, m.last_name, m.id`.execute(db)
  return found.rows
}

export async function findBalance(
  db: Queryable,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
): Promise<number> {
  const found = await sql<{ balance: number }>`
    select coalesce(sum(owed), 0)::bigint as balance from cash_box_entries
    where team_id = ${teamId} and member_id = ${memberId}`.execute(db)
  return found.rows[0]?.balance ?? 0
}

/** The money in the box. */
export async function findCash(db: Queryable, teamId: string): Promise<number> {
  const found = await sql<{ cash: number }>`
    select coalesce(sum(cash), 0)::bigint as cash from cash_box_entries
    where team_id = ${teamId} and cash <> 0`.execute(db)
  return found.rows[0]?.cash ?? 0
}

interface AtMoment {
  readonly teamId: string
  readonly now: Date
}

/** Those of some members who are minors. */
export async function findMinors(
  db: Queryable,
  { teamId, now }: AtMoment,
  memberIds: readonly string[],
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select m.id from members m join teams t on t.id = m.team_id
    where m.team_id = ${teamId} and m.id = any(${[...memberIds]}::uuid[])
      and ${isMinorMember(now)}`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** How many of these are on the roster now. */
export async function countOnRoster(
  tx: Transaction,
  teamId: string,
  memberIds: readonly string[],
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from members
    where team_id = ${teamId} and id = any(${[...memberIds]}::uuid[])
      and left_at is null and archived_at is null`.execute(tx)
  return found.rows[0]?.count ?? 0
}

/** Whether someone is or was in the team. */
export async function isMember(tx: Transaction, teamId: string, memberId: string) {
  const found = await sql`
    select from members where team_id = ${teamId} and id = ${memberId}`.execute(tx)
  return found.rows.length > 0
}

export interface PersonToBill extends Omit<BilledPerson, 'secondPayerId'> {
  readonly memberId: string
  readonly balance: number
}

interface BillRow extends PayerRow {
  readonly memberId: string
  readonly firstName: string
  readonly lastName: string
  readonly balance: number
}

/** Those of the chosen people who owe something, also after they left, with who pays. */
export async function findPeopleToBill(
  tx: Transaction,
  {
    teamId,
    memberIds,
    now,
  }: { readonly teamId: string; readonly memberIds: readonly string[]; readonly now: Date },
): Promise<readonly PersonToBill[]> {
  const found = await sql<BillRow>`
    select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName",
      sums.owed::bigint as balance, ${payerColumns}
    from (
      select member_id, sum(owed) as owed from cash_box_entries
      where team_id = ${teamId} and member_id = any(${[...memberIds]}::uuid[])
      group by member_id having sum(owed) > 0
    ) sums
    join members m on m.team_id = ${teamId} and m.id = sums.member_id
    join teams t on t.id = m.team_id ${payerJoins(now)}
    where m.team_id = ${teamId}
    order by m.last_name, m.first_name, m.id`.execute(tx)
  return found.rows.map((row) => ({
    memberId: row.memberId,
    firstName: row.firstName,
    lastName: row.lastName,
    balance: row.balance,
    accountId: row.accountId,
    payer: payerOf(row),
  }))
}
