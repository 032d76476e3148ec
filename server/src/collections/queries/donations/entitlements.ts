import { entitlement, type Entitlement } from '@touchline/contract/collections/shapes/donations'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface ConfirmedEntitlement {
  readonly entitlement: Entitlement
  /** A PNG; null: receipts are signed by hand. */
  readonly signature: Buffer | null
  readonly version: number
}

interface Row extends Omit<ConfirmedEntitlement, 'entitlement'> {
  readonly entitlement: unknown
}

/** What the club has confirmed; undefined until then. */
export async function findEntitlement(
  db: Queryable,
  clubId: string,
): Promise<ConfirmedEntitlement | undefined> {
  const found = await sql<Row>`
    select entitlement, signature, version from donation_entitlements
    where club_id = ${clubId}`.execute(db)
  const [row] = found.rows
  return row && { ...row, entitlement: entitlement.parse(row.entitlement) }
}

/** The club's country and clock. */
export async function findClubPlace(db: Queryable, clubId: string) {
  return db
    .selectFrom('clubs')
    .select(['country', 'time_zone as timeZone'])
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
}

interface Saved extends ConfirmedEntitlement {
  readonly clubId: string
  readonly accountId: string
  readonly now: Date
}

/** `version` is the one edited, 0 for none. Returns false if someone else saved meanwhile. */
export async function putEntitlement(tx: Transaction, saved: Saved): Promise<boolean> {
  const { clubId, accountId, now, signature, version } = saved
  const written = await sql`
    insert into donation_entitlements (club_id, entitlement, signature, confirmed_by, confirmed_at)
    select ${clubId}, ${JSON.stringify(saved.entitlement)}::jsonb, ${signature}, ${accountId}, ${now}
    where ${version}::int = 0
      or exists (select from donation_entitlements where club_id = ${clubId} and version = ${version})
    on conflict (club_id) do update set entitlement = excluded.entitlement,
      signature = excluded.signature, confirmed_by = excluded.confirmed_by,
      confirmed_at = excluded.confirmed_at, version = donation_entitlements.version + 1
    where donation_entitlements.version = ${version}`.execute(tx)
  return written.numAffectedRows === 1n
}
