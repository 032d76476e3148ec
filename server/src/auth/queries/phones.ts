import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { putOwnIdentity } from './providers.ts'

interface PhoneChange {
  readonly userId: string
  readonly phone: string
  readonly now: Date
}

export async function isPhoneTaken(db: Queryable, phone: string): Promise<boolean> {
  const found = await sql`select 1 from auth.users where phone = ${phone}`.execute(db)
  return found.rows.length > 0
}

/** Confirms the number in the row, the metadata and the identity. */
export async function confirmPhone(tx: Transaction, userId: string, now: Date): Promise<void> {
  await sql`
    update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, ${now}),
      user_metadata = user_metadata || '{"phone_verified": true}', updated_at = ${now}
    where id = ${userId}
  `.execute(tx)
  await sql`
    update auth.identities set identity_data = identity_data || '{"phone_verified": true}', updated_at = ${now}
    where user_id = ${userId} and provider = 'phone'
  `.execute(tx)
}

/** Stores the requested number until it is confirmed. */
export async function saveWantedPhone(tx: Transaction, change: PhoneChange): Promise<void> {
  await sql`
    update auth.users set new_phone = ${change.phone}, phone_change_sent_at = ${change.now},
      updated_at = ${change.now}
    where id = ${change.userId}
  `.execute(tx)
}

/** Changes the number. False if it was taken meanwhile. */
export async function savePhone(tx: Transaction, change: PhoneChange): Promise<boolean> {
  if (await isPhoneTaken(tx, change.phone)) return false
  const facts = { phone: change.phone, phone_verified: true }
  await sql`
    update auth.users set phone = ${change.phone}, new_phone = null, phone_change_sent_at = null,
      phone_confirmed_at = ${change.now}, user_metadata = user_metadata || ${JSON.stringify(facts)}::jsonb,
      updated_at = ${change.now}
    where id = ${change.userId}
  `.execute(tx)
  await putOwnIdentity(tx, { ...change, provider: 'phone', data: facts })
  return true
}

/** The person who wants to change to this number, if it is free. */
export async function findUserIdByRequestedPhone(
  db: Queryable,
  phone: string,
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from auth.users where new_phone = ${phone} order by phone_change_sent_at desc limit 1
  `.execute(db)
  return found.rows[0]?.id
}
