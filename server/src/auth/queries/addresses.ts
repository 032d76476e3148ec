import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { putOwnIdentity } from './providers.ts'

interface AddressChange {
  readonly userId: string
  readonly email: string
  readonly now: Date
}

export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  const found = await sql`select 1 from auth.users where email = ${email}`.execute(db)
  return found.rows.length > 0
}

/** Stores the requested address until it is confirmed. */
export async function saveWantedEmail(tx: Transaction, change: AddressChange): Promise<void> {
  await sql`
    update auth.users set new_email = ${change.email}, email_change_sent_at = ${change.now},
      email_change_agreed = 0, updated_at = ${change.now}
    where id = ${change.userId}
  `.execute(tx)
}

export async function saveFirstAgreement(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  await sql`
    update auth.users set email_change_agreed = 1, updated_at = ${now} where id = ${userId}
  `.execute(tx)
}

/** Changes the address. False if it was taken meanwhile. */
export async function saveEmail(tx: Transaction, change: AddressChange): Promise<boolean> {
  if (await isEmailTaken(tx, change.email)) return false
  const facts = { email: change.email, email_verified: true }
  await sql`
    update auth.users set email = ${change.email}, new_email = null, email_change_sent_at = null,
      email_change_agreed = 0, email_confirmed_at = ${change.now},
      user_metadata = user_metadata || ${JSON.stringify(facts)}::jsonb, updated_at = ${change.now}
    where id = ${change.userId}
  `.execute(tx)
  await putOwnIdentity(tx, { ...change, provider: 'email', data: facts })
  return true
}

/** The user who wants to change to this address, for codes sent there. */
export async function findUserIdByWantedEmail(
  db: Queryable,
  email: string,
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from auth.users where new_email = ${email} order by email_change_sent_at desc limit 1
  `.execute(db)
  return found.rows[0]?.id
}
