import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

export type KeyPurpose = 'signing' | 'captcha'

export interface StoredKey {
  readonly kid: string
  readonly jwk: Readonly<Record<string, unknown>>
  readonly retiredAt: Date | null
}

/** All keys of a purpose, the current one first. */
export async function keysFor(db: Queryable, purpose: KeyPurpose): Promise<StoredKey[]> {
  const found = await sql<StoredKey>`
    select kid, private_jwk as jwk, retired_at as "retiredAt" from auth.signing_keys
    where purpose = ${purpose} order by retired_at desc nulls first, created_at desc
  `.execute(db)
  return found.rows
}

/** Keeps the key unless another process was faster: one current key per purpose. */
export async function offerKey(
  db: Queryable,
  key: { kid: string; purpose: KeyPurpose; jwk: Readonly<Record<string, unknown>>; now: Date },
): Promise<void> {
  await sql`
    insert into auth.signing_keys (kid, purpose, private_jwk, created_at)
    values (${key.kid}, ${key.purpose}, ${JSON.stringify(key.jwk)}::jsonb, ${key.now})
    on conflict (purpose) where retired_at is null do nothing
  `.execute(db)
}

/** True the first time; a challenge buys one request. */
export async function spendCaptcha(
  db: Queryable,
  challengeHash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const made = await sql`
    insert into auth.used_captchas (challenge_hash, expires_at) values (${challengeHash}, ${expiresAt})
    on conflict do nothing
  `.execute(db)
  return made.numAffectedRows === 1n
}
