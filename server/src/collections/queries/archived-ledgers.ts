import type { Currency } from '@touchline/domain/values/money'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { handlesMoney } from '#server/teams/queries/club-roles.ts'

import type { JournalRow } from './report.ts'

export interface ArchivedLedgers {
  readonly id: string
  readonly team: string
  readonly collection: string
  readonly kind: 'membership' | 'activity' | 'pre_order' | 'fund'
  readonly currency: Currency
  readonly erasedOn: string
  readonly keepUntil: string
}

/** More than any list has. */
const most = 500

/** Archived ledgers of teams the account ran or whose club it manages, latest first. */
export async function findArchivedLedgers(
  db: Queryable,
  accountId: string,
): Promise<readonly ArchivedLedgers[]> {
  const found = await sql<ArchivedLedgers>`
    select books.id, books.team, books.collection, books.kind, books.currency,
      books.erased_on as "erasedOn", books.keep_until as "keepUntil"
    from archived_ledgers books where ${isReadBy(accountId)}
    order by books.erased_on desc, books.team, books.collection, books.id limit ${most}`.execute(db)
  return found.rows
}

export async function requireArchivedLedger(
  db: Queryable,
  { accountId, ledgerId }: { readonly accountId: string; readonly ledgerId: string },
): Promise<ArchivedLedgers> {
  const found = await sql<ArchivedLedgers>`
    select books.id, books.team, books.collection, books.kind, books.currency,
      books.erased_on as "erasedOn", books.keep_until as "keepUntil"
    from archived_ledgers books where books.id = ${ledgerId} and ${isReadBy(accountId)}`.execute(db)
  const [books] = found.rows
  if (books === undefined) throw new AppError('not_found')
  return books
}

function isReadBy(accountId: string) {
  return sql`(
    exists (select from archived_ledger_readers reader
      where reader.ledger_id = books.id and reader.account_id = ${accountId})
    or exists (select from club_roles held
      where held.club_id = books.club_id and held.account_id = ${accountId} and ${handlesMoney('held')}))`
}

/** The archived journal, without names. */
export async function findArchivedJournal(
  db: Queryable,
  ledgerId: string,
): Promise<readonly JournalRow[]> {
  const found = await sql<JournalRow>`
    select entry.booked_on as "onDay", entry.created_at as "madeAt", entry.number, receipt.number as receipt,
      '' as payer, entry.kind, entry.method, entry.amount, '' as note, null as "madeBy"
    from archived_entries entry
    left join archived_receipts receipt
      on receipt.ledger_id = entry.ledger_id and receipt.position = entry.position
    where entry.ledger_id = ${ledgerId} order by entry.position`.execute(db)
  return found.rows
}
