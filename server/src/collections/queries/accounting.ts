import {
  accountNumbers,
  type AccountingSettingsShape,
} from '@touchline/contract/collections/shapes/accounting'
import { charts } from '@touchline/domain/collections/accounting/chart'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { blockedFrom } from '#server/teams/queries/guardian-rights.ts'

import type { JournalRow } from './report.ts'

/** How a club's bookings were last exported; undefined until then. */
export async function findAccountingSettings(
  db: Queryable,
  clubId: string,
): Promise<AccountingSettingsShape | undefined> {
  const row = await db
    .selectFrom('accounting_settings')
    .selectAll()
    .where('club_id', '=', clubId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    consultant: row.consultant,
    client: row.client,
    yearBegins: row.year_begins,
    accountLength: row.account_length,
    chart: charts.find((chart) => chart === row.chart) ?? '42',
    accounts: accountNumbers.parse(row.accounts),
  }
}

interface Saved {
  readonly clubId: string
  readonly accountId: string
  readonly now: Date
  readonly settings: AccountingSettingsShape
}

/** The last file's settings are proposed for the next. */
export async function saveAccountingSettings(
  tx: Transaction,
  { clubId, accountId, now, settings }: Saved,
): Promise<void> {
  const values = {
    consultant: settings.consultant,
    client: settings.client,
    year_begins: settings.yearBegins,
    account_length: settings.accountLength,
    chart: settings.chart,
    accounts: JSON.stringify(settings.accounts),
    changed_by: accountId,
    changed_at: now,
  }
  await tx
    .insertInto('accounting_settings')
    .values({ club_id: clubId, ...values })
    .onConflict((conflict) => conflict.column('club_id').doUpdateSet(values))
    .execute()
}

export interface ClubBooking extends Pick<
  JournalRow,
  'onDay' | 'number' | 'payer' | 'kind' | 'method' | 'amount'
> {
  readonly collection: string
  readonly currency: string
  /** Of what reminders and returned debits added. */
  readonly isCharge: boolean
}

interface Wanted {
  readonly clubId: string
  /** Who reads it: the payer of a bill for a child they are blocked from is left out. */
  readonly accountId: string
  readonly from: string
  readonly to: string
}

/** The bookings of all teams of a club in a period, those of teams erased since included. */
export async function findClubBookings(
  db: Queryable,
  { clubId, accountId, from, to }: Wanted,
): Promise<readonly ClubBooking[]> {
  const isHidden = sql`exists (select from bill_lines l where l.team_id = b.team_id and l.bill_id = b.id
    and l.member_id = any (${blockedFrom(sql`t.id`, sql`${accountId}::uuid`)}))`
  const isCharge = sql`coalesce(e.source like 'reminder:%' or e.source like 'fees:%'
    or e.source like 'debit:%:fee', false)`
  const found = await sql<ClubBooking>`
    select "onDay", number, payer, kind, method, amount, collection, currency, "isCharge" from (
      select e.booked_on as "onDay", b.number, e.kind, e.method, e.amount, c.name as collection, c.currency,
        case when ${isHidden} then '' else concat_ws(' ', b.first_name, b.last_name) end as payer,
        ${isCharge} as "isCharge", e.created_at as made, e.id::text as tie
      from teams t
      join bills b on b.team_id = t.id
      join collections c on c.team_id = b.team_id and c.id = b.collection_id
      join bill_entries e on e.team_id = b.team_id and e.bill_id = b.id
      where t.club_id = ${clubId} and e.booked_on between ${from} and ${to}
      union all
      select e.booked_on, e.number, e.kind, e.method, e.amount, l.collection, l.currency, '', false,
        e.created_at, lpad(e.position::text, 10, '0')
      from archived_ledgers l join archived_entries e on e.ledger_id = l.id
      where l.club_id = ${clubId} and e.booked_on between ${from} and ${to}) booked
    order by "onDay", made, tie`.execute(db)
  return found.rows
}
