import type { Token } from '@touchline/contract/integrations/shapes/tokens'
import { isScope, type Scope } from '@touchline/domain/integrations/scopes'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface NewTokenRow {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly secretHash: Buffer
  readonly begins: string
  readonly scopes: readonly Scope[]
  readonly madeAt: Date
  readonly expiresAt: Date
}

export async function insertToken(tx: Transaction, row: NewTokenRow): Promise<void> {
  await tx
    .insertInto('api_tokens')
    .values({
      id: row.id,
      account_id: row.accountId,
      name: row.name,
      secret_hash: row.secretHash,
      begins: row.begins,
      scopes: [...row.scopes],
      created_at: row.madeAt,
      expires_at: row.expiresAt,
    })
    .execute()
}

/**
 * Until when the token `t` is good: to the day it was made for, or to the moment at which what its
 * person `u` had given out until then was ended. No one keeps that moment where another server signs in.
 */
const endsAt = sql<Date>`
  case when u.tokens_ended_at >= t.created_at then least(t.expires_at, u.tokens_ended_at)
    else t.expires_at end`

/** Someone's tokens, the newest first; ended ones among them. */
export async function findTokens(
  db: Queryable,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<Token[]> {
  const rows = await db
    .selectFrom('api_tokens as t')
    .leftJoin('auth.users as u', 'u.id', 't.account_id')
    .select(['t.id', 't.name', 't.begins', 't.scopes', 't.created_at', 't.last_used_at'])
    .select(endsAt.as('ends_at'))
    .where('t.account_id', '=', accountId)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    begins: row.begins,
    scopes: row.scopes.filter(isScope),
    madeAt: row.created_at.toISOString(),
    expiresAt: row.ends_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isEnded: row.ends_at <= now,
  }))
}

export interface TokenUse {
  readonly id: string
  readonly accountId: string
  readonly scopes: readonly string[]
  readonly lastUsedAt: Date | null
}

/**
 * The token with this secret, while it is good: it has not ended, and its person is neither shut out
 * nor on the way out.
 */
export async function findGoodToken(
  db: Queryable,
  { secretHash, now }: { readonly secretHash: Buffer; readonly now: Date },
): Promise<TokenUse | undefined> {
  const found = await sql<TokenUse>`
    select t.id, t.account_id as "accountId", t.scopes, t.last_used_at as "lastUsedAt"
    from api_tokens t left join auth.users u on u.id = t.account_id
    where t.secret_hash = ${secretHash} and ${endsAt} > ${now}
      and not coalesce(u.banned_until > ${now}, false)
      and not exists (select from account_deletions d
        where d.account_id = t.account_id and d.cancelled_at is null)`.execute(db)
  return found.rows[0]
}

export async function noteUse(db: Queryable, { id, at }: { id: string; at: Date }): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: at }).where('id', '=', id).execute()
}

/** Ends it; undefined when it is not theirs. */
export async function deleteToken(
  tx: Transaction,
  { accountId, tokenId }: { readonly accountId: string; readonly tokenId: string },
): Promise<{ readonly name: string } | undefined> {
  return tx
    .deleteFrom('api_tokens')
    .where('account_id', '=', accountId)
    .where('id', '=', tokenId)
    .returning('name')
    .executeTakeFirst()
}

export async function forgetTokens(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from api_tokens where id in (
      select t.id from api_tokens t left join auth.users u on u.id = t.account_id
      where ${endsAt} < ${before})`.execute(db)
}
