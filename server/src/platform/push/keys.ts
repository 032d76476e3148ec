import { sql } from 'kysely'

import type { Queryable } from '../database/database.ts'
import type { Platform } from '../platform.ts'

/**
 * Identifies the sender to push services (RFC 8292): base64url, as browsers expect the public key.
 */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The configured key pair, or one created on first use and stored. */
export async function pushKeys({
  config,
  database,
}: Pick<Platform, 'config' | 'database'>): Promise<PushKeys> {
  return config.vapid ?? (await findKeys(database)) ?? makeKeys(database)
}

async function findKeys(db: Queryable): Promise<PushKeys | undefined> {
  const found = await sql<PushKeys>`
    select public_key as "publicKey", private_key as "privateKey" from push_keys`.execute(db)
  return found.rows[0]
}

/** Of two processes creating a pair at once, both use the first. */
async function makeKeys(db: Queryable): Promise<PushKeys> {
  const { default: webPush } = await import('web-push')
  const made = webPush.generateVAPIDKeys()
  const kept = await sql<PushKeys>`
    insert into push_keys (public_key, private_key) values (${made.publicKey}, ${made.privateKey})
    on conflict (is_only) do update set is_only = true
    returning public_key as "publicKey", private_key as "privateKey"`.execute(db)
  return kept.rows[0] ?? made
}
