import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import type { IdentityKey } from './identities.ts'
import { saveProviders } from './providers.ts'
import type { Metadata } from './users.ts'

export interface ClaimedUser {
  readonly userId: string
  readonly by: 'email' | 'phone'
  readonly passwordHash: string | null
  readonly userMetadata: Metadata
  /** The identities of the confirmed sign-up. */
  readonly keeps: readonly IdentityKey[]
  readonly now: Date
}

/**
 * Gives an unconfirmed account to the confirmed sign-up: deletes everyone else's password, names
 * and ways to sign in. Keeps flows, because this browser may be in one.
 */
export async function saveClaimedUser(tx: Transaction, claimed: ClaimedUser): Promise<void> {
  const { userId, by, now } = claimed
  const other = by === 'email' ? sql.ref('phone') : sql.ref('email')
  await sql`
    update auth.users set password_hash = ${claimed.passwordHash}, ${other} = null,
      user_metadata = ${JSON.stringify(claimed.userMetadata)}::jsonb,
      new_email = null, email_change_sent_at = null, email_change_agreed = 0,
      new_phone = null, phone_change_sent_at = null, updated_at = ${now}
    where id = ${userId}
  `.execute(tx)
  const kept = JSON.stringify(claimed.keeps)
  await sql`
    delete from auth.identities i where i.user_id = ${userId} and not exists (
      select from jsonb_to_recordset(${kept}::jsonb) as k("provider" text, "providerId" text)
      where k."provider" = i.provider and k."providerId" = i.provider_id
    )
  `.execute(tx)
  await sql`delete from auth.mfa_factors where user_id = ${userId}`.execute(tx)
  await sql`delete from auth.mfa_recovery_codes where user_id = ${userId}`.execute(tx)
  await sql`delete from auth.flow_state where linking_user_id = ${userId}`.execute(tx)
  await sql`delete from auth.sessions where user_id = ${userId}`.execute(tx)
  await saveProviders(tx, userId)
}
