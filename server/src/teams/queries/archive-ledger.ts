import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { handlesMoney } from './club-roles.ts'

/** The longest retention period for accounts among tax laws of the countries we support. */
const yearsKept = 10

/**
 * Archives the ledgers of teams about to be erased: amounts and receipt numbers of their
 * collections without names or notes. The team's last admins and treasurers and the club's managers
 * and treasurers can download them until the end of the tenth year after the last entry. `teams` is
 * a subquery of ids.
 */
export async function archiveLedger(
  tx: Transaction,
  teams: RawBuilder<unknown>,
  now: Date,
): Promise<void> {
  const kept = await sql<{ id: string }>`
    insert into archived_ledgers (id, club_id, team, collection, kind, currency, erased_on, keep_until)
    select c.id, t.club_id, t.name, c.name, c.kind, c.currency, ${now}::date,
      make_date(extract(year from last.day)::int + ${yearsKept}, 12, 31)
    from collections c join teams t on t.id = c.team_id
    join lateral (
      select max(e.booked_on) as day from bills b
      join bill_entries e on e.team_id = b.team_id and e.bill_id = b.id
      where b.team_id = c.team_id and b.collection_id = c.id) last on last.day is not null
    where t.id in (${teams})
    returning id`.execute(tx)
  const ids = kept.rows.map(({ id }) => id)
  if (ids.length === 0) return
  const placed = sql`(
    select b.collection_id, b.number as bill_number, e.*,
      row_number() over (partition by b.collection_id order by e.created_at, e.id) as position
    from bills b join bill_entries e on e.team_id = b.team_id and e.bill_id = b.id
    where b.collection_id = any (${ids}::uuid[])) entry`
  await sql`
    insert into archived_entries (ledger_id, position, number, kind, method, amount, booked_on, created_at)
    select entry.collection_id, entry.position, entry.bill_number, entry.kind, entry.method,
      entry.amount, entry.booked_on, entry.created_at
    from ${placed}`.execute(tx)
  await sql`
    insert into archived_receipts (ledger_id, position, number, issued_on)
    select entry.collection_id, entry.position, receipt.number,
      (receipt.issued_at at time zone team.time_zone)::date
    from ${placed}
    join receipts receipt on receipt.team_id = entry.team_id and receipt.entry_id = entry.id
    join teams team on team.id = entry.team_id`.execute(tx)
  await sql`
    insert into archived_ledger_readers (ledger_id, account_id)
    select c.id, m.account_id from collections c
    join members m on m.team_id = c.team_id and (m.is_admin or m.is_treasurer) and m.account_id is not null
      and m.left_at is null and m.archived_at is null
    where c.id = any (${ids}::uuid[])
    union
    select c.id, k.account_id from collections c join teams t on t.id = c.team_id
    join club_roles k on k.club_id = t.club_id and ${handlesMoney('k')}
    where c.id = any (${ids}::uuid[])`.execute(tx)
}

/** Deletes archived ledgers after their retention period. */
export async function dropArchivedLedgers(db: Queryable, now: Date): Promise<void> {
  await sql`delete from archived_ledgers where keep_until < ${now}::date`.execute(db)
}
