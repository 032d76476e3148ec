import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface OAuthClient {
  readonly id: string
  readonly name: string
  readonly redirectUris: readonly string[]
}

export async function insertClient(
  db: Queryable,
  { id, name, redirectUris, now }: OAuthClient & { readonly now: Date },
): Promise<void> {
  await db
    .insertInto('oauth_clients')
    .values({ id, name, redirect_uris: [...redirectUris], created_at: now })
    .execute()
}

export async function findClient(db: Queryable, id: string): Promise<OAuthClient | undefined> {
  const found = await sql<OAuthClient>`
    select id, name, redirect_uris as "redirectUris" from oauth_clients where id = ${id}`.execute(
    db,
  )
  return found.rows[0]
}

export async function countClients(db: Queryable): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from oauth_clients`.execute(db)
  return found.rows[0]?.count ?? 0
}

export async function noteClientUse(
  tx: Transaction,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await sql`update oauth_clients set used_at = ${now} where id = ${id}`.execute(tx)
}

/** Apps without a token that were never connected, or not for long. */
export async function forgetClients(
  db: Queryable,
  { unconnectedBefore, unusedBefore }: ClientsToForget,
): Promise<void> {
  await sql`
    delete from oauth_clients c
    where coalesce(c.used_at, c.created_at) < ${unconnectedBefore}
      and (c.used_at is null or c.used_at < ${unusedBefore})
      and not exists (select from api_tokens t where t.client_id = c.id)`.execute(db)
}

interface ClientsToForget {
  readonly unconnectedBefore: Date
  readonly unusedBefore: Date
}
