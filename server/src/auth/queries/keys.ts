import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

export type KeyPurpose = 'signing' | 'captcha' | 'secrets'

export interface StoredKey {
  readonly kid: string
  readonly jwk: Readonly<Record<string, unknown>>
  readonly generation: number
  readonly activeFrom: Date
}

/** All keys of a purpose, oldest first. */
export async function keysFor(db: Queryable, purpose: KeyPurpose): Promise<StoredKey[]> {
  const found = await sql<StoredKey>`
    select kid, private_jwk as jwk, generation, active_from as "activeFrom" from auth.signing_keys
    where purpose = ${purpose} order by generation
  `.execute(db)
  return found.rows
}

export interface NewKey {
  readonly kid: string
  readonly purpose: KeyPurpose
  readonly jwk: Readonly<Record<string, unknown>>
  readonly now: Date
}

/** Stores the first key of a purpose unless another process was faster. */
export async function addFirstKey(db: Queryable, key: NewKey): Promise<void> {
  await addNextKey(db, { ...key, generation: 1, activeFrom: key.now })
}

/** Stores the key unless another process was faster: one per generation. */
export async function addNextKey(
  db: Queryable,
  key: NewKey & { readonly generation: number; readonly activeFrom: Date },
): Promise<void> {
  await sql`
    insert into auth.signing_keys (kid, purpose, private_jwk, generation, active_from, created_at)
    values (${key.kid}, ${key.purpose}, ${JSON.stringify(key.jwk)}::jsonb, ${key.generation}, ${key.activeFrom}, ${key.now})
    on conflict (purpose, generation) do nothing
  `.execute(db)
}

export async function dropKeys(db: Queryable, kids: readonly string[]): Promise<void> {
  await sql`delete from auth.signing_keys where kid = any(${[...kids]})`.execute(db)
}

/** True the first time: a challenge allows one request. */
export async function useCaptcha(
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
