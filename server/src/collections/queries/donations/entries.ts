import type { PaymentMethod } from '@touchline/domain/collections/journal'
import type { Language } from '@touchline/domain/values/language'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { blockedFrom } from '#server/teams/queries/guardian-rights.ts'

/** Money that a donor gave, or that went back, with who gave it. */
export interface DonationRow {
  readonly id: string
  readonly teamId: string
  readonly billId: string
  readonly kind: 'paid' | 'returned' | 'refunded'
  readonly method: PaymentMethod
  readonly amount: number
  readonly onDay: string
  readonly source: string | null
  readonly collection: string
  readonly accountId: string | null
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
  /** The valid receipt it is on. */
  readonly receiptId: string | null
}

interface Wanted {
  readonly clubId: string
  readonly year: number
  /** Donations for these children are left out. */
  readonly blockedFrom: readonly string[]
}

/** The children in a club's teams, deleted ones included, that the club blocks a reader from. */
export async function findBlockedChildren(
  db: Queryable,
  { clubId, accountId }: { readonly clubId: string; readonly accountId: string },
): Promise<readonly string[]> {
  const found = await sql<{ blocked: string[] | null }>`
    select ${blockedFrom(sql`t.id`, sql`${accountId}::uuid`)} as blocked
    from teams t where t.club_id = ${clubId}`.execute(db)
  return found.rows.flatMap(({ blocked }) => blocked ?? [])
}

/**
 * Ledgers of donations of which money came in that year, oldest entry first: in euros, and no cards
 * of the sandbox.
 */
export async function findDonationRows(
  db: Queryable,
  { clubId, year, blockedFrom: blocked }: Wanted,
): Promise<readonly DonationRow[]> {
  const found = await sql<DonationRow>`
    select e.id, e.team_id as "teamId", e.bill_id as "billId", e.kind, e.method, e.amount, e.source,
      e.booked_on as "onDay", c.name as collection, b.account_id as "accountId",
      coalesce(a.email, b.email) as email, b.first_name as "firstName", b.last_name as "lastName",
      (select r.receipt_id from donation_receipt_entries r
        where r.team_id = e.team_id and r.entry_id = e.id and r.is_valid) as "receiptId"
    from teams t
    join bills b on b.team_id = t.id
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
    join bill_entries e on e.team_id = b.team_id and e.bill_id = b.id
    left join accounts a on a.id = b.account_id
    where t.club_id = ${clubId} and c.kind = 'fund' and c.currency = 'EUR'
      and e.method is not null and not ${isPlayed} and not ${isAboutAny(blocked)}
      and exists (select from bill_entries paid where paid.team_id = b.team_id
        and paid.bill_id = b.id and paid.kind = 'paid'
        and paid.booked_on between ${`${year}-01-01`} and ${`${year}-12-31`})
    order by e.created_at, e.id`.execute(db)
  return found.rows
}

/** SQL: true if the entry `e` is of a card payment in the sandbox. */
const isPlayed: RawBuilder<boolean> = sql<boolean>`(e.method = 'card' and exists (
  select from bill_checkouts page where page.team_id = e.team_id and page.bill_id = e.bill_id
    and page.provider = 'sandbox' and starts_with(e.source, 'card:' || page.id || ':')))`

/** SQL: true if the bill `b` is for one of these members. */
export function isAboutAny(memberIds: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from bill_lines l where l.team_id = b.team_id
    and l.bill_id = b.id and l.member_id = any (${[...memberIds]}::uuid[]))`
}

/** Payments of a year that no receipt can say: in other currencies, or of the sandbox. */
export async function countLeftOut(
  db: Queryable,
  { clubId, year }: Omit<Wanted, 'blockedFrom'>,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count
    from teams t
    join bills b on b.team_id = t.id
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
    join bill_entries e on e.team_id = b.team_id and e.bill_id = b.id
    where t.club_id = ${clubId} and c.kind = 'fund' and e.kind = 'paid' and e.method <> 'pass'
      and (c.currency <> 'EUR' or ${isPlayed})
      and e.booked_on between ${`${year}-01-01`} and ${`${year}-12-31`}`.execute(db)
  return found.rows[0]?.count ?? 0
}

/** Years in which money was donated, latest first. */
export async function findDonationYears(db: Queryable, clubId: string): Promise<readonly number[]> {
  const found = await sql<{ year: number }>`
    select distinct extract(year from e.booked_on)::int as year
    from teams t
    join bills b on b.team_id = t.id
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
    join bill_entries e on e.team_id = b.team_id and e.bill_id = b.id
    where t.club_id = ${clubId} and c.kind = 'fund' and e.kind = 'paid' order by year desc`.execute(
    db,
  )
  return found.rows.map(({ year }) => year)
}

export interface ReceiptReader {
  readonly to: string
  readonly language: Language
  readonly teamId: string
  readonly billId: string
}

/** The donor's current address, and the bill on whose page the receipt is. */
export async function findReceiptReader(
  db: Queryable,
  { clubId, receiptId }: { readonly clubId: string; readonly receiptId: string },
): Promise<ReceiptReader | undefined> {
  const found = await sql<ReceiptReader>`
    select coalesce(a.email, b.email) as "to", coalesce(a.language, b.language) as language,
      b.team_id as "teamId", b.id as "billId"
    from donation_receipt_entries r
    join bill_entries e on e.team_id = r.team_id and e.id = r.entry_id
    join bills b on b.team_id = e.team_id and b.id = e.bill_id
    join teams t on t.id = b.team_id and t.deleted_at is null
    left join accounts a on a.id = b.account_id
    where r.club_id = ${clubId} and r.receipt_id = ${receiptId}
      and coalesce(a.email, b.email) is not null
    order by e.booked_on desc, e.id desc limit 1`.execute(db)
  return found.rows[0]
}
