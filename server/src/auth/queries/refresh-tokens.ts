import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface RefreshToken {
  readonly id: number
  readonly sessionId: string
  readonly parentId: number | null
  readonly revokedAt: Date | null
}

const columns = sql`id, session_id as "sessionId", parent_id as "parentId", revoked_at as "revokedAt"`

export async function addRefreshToken(
  tx: Transaction,
  token: { sessionId: string; hash: Buffer; parentId: number | undefined; now: Date },
): Promise<void> {
  await sql`
    insert into auth.refresh_tokens (session_id, token_hash, parent_id, created_at)
    values (${token.sessionId}, ${token.hash}, ${token.parentId ?? null}, ${token.now})
  `.execute(tx)
}

export async function findRefreshToken(
  db: Queryable,
  hash: Buffer,
): Promise<RefreshToken | undefined> {
  const found = await sql<RefreshToken>`
    select ${columns} from auth.refresh_tokens where token_hash = ${hash}
  `.execute(db)
  return found.rows[0]
}

/** The unused token of a session; there is at most one. */
export async function activeRefreshToken(
  db: Queryable,
  sessionId: string,
): Promise<{ parentId: number | null; hash: Buffer } | undefined> {
  const found = await sql<{ parentId: number | null; hash: Buffer }>`
    select parent_id as "parentId", token_hash as hash from auth.refresh_tokens
    where session_id = ${sessionId} and revoked_at is null
  `.execute(db)
  return found.rows[0]
}

export async function revokeRefreshToken(tx: Transaction, id: number, now: Date): Promise<void> {
  await sql`update auth.refresh_tokens set revoked_at = ${now} where id = ${id}`.execute(tx)
}

/** Revokes the active token of a session. */
export async function revokeActive(
  tx: Transaction,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  await sql`
    update auth.refresh_tokens set revoked_at = ${now}
    where session_id = ${sessionId} and revoked_at is null
  `.execute(tx)
}
