import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { isOwnerOpen } from './owners.ts'

/** Registrations whose address was never confirmed: nothing is known about who typed them. */
export async function forgetUnconfirmed(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from registrations where confirmed_at is null and created_at < ${before}`.execute(db)
}

/** Those that were decided long ago; who was accepted is on the rosters. */
export async function forgetDecided(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from registrations as registration
    where registration.confirmed_at < ${before} and not exists (
      select from registration_people as person
      where person.owner_id = registration.owner_id and person.registration_id = registration.id
        and (person.state in ('new', 'waiting', 'offered') or person.decided_at >= ${before}))`.execute(
    db,
  )
}

/** Offers not taken in time; the caller goes on in the same transaction. */
export async function endOffers(
  tx: Transaction,
  now: Date,
): Promise<readonly { readonly ownerId: string; readonly teamId: string | null }[]> {
  const ended = await sql<{ ownerId: string; teamId: string | null }>`
    update registration_people as person
    set state = 'withdrawn', offer_until = null, decided_at = ${now}
    from registration_forms as form
    where person.state = 'offered' and person.offer_until < ${now}
      and form.owner_id = person.owner_id and ${isOwnerOpen}
    returning person.owner_id as "ownerId", person.team_id as "teamId"`.execute(tx)
  return ended.rows
}
