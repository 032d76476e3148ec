import { donorDetails, type DonorDetails } from '@touchline/contract/collections/shapes/donations'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** Names and addresses of donors as last entered, by donor. */
export async function findDonorDetails(
  db: Queryable,
  clubId: string,
): Promise<ReadonlyMap<string, DonorDetails>> {
  const found = await sql<{ key: string; details: unknown }>`
    select key, details from donors where club_id = ${clubId}`.execute(db)
  return new Map(found.rows.map(({ key, details }) => [key, donorDetails.parse(details)]))
}

interface Saved {
  readonly clubId: string
  readonly key: string
  readonly accountId: string | null
  readonly email: string | null
  readonly details: DonorDetails
  readonly now: Date
}

export async function putDonor(tx: Transaction, saved: Saved): Promise<void> {
  const { clubId, key, accountId, email, details, now } = saved
  await sql`
    insert into donors (club_id, key, account_id, email, details, changed_at)
    values (${clubId}, ${key}, ${accountId}, ${email}, ${JSON.stringify(details)}::jsonb, ${now})
    on conflict (club_id, key) do update set account_id = excluded.account_id,
      email = excluded.email, details = excluded.details, changed_at = excluded.changed_at`.execute(
    tx,
  )
}
