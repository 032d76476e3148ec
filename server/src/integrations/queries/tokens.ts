import type { Token } from '@touchline/contract/integrations/shapes/tokens'
import { isScope, type Scope } from '@touchline/domain/integrations/scopes'
import { sql, type RawBuilder } from 'kysely'

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
  /** The app that a person connected. */
  readonly app?: { readonly clientId: string; readonly host: string | null }
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
      // An app gets its first secret in exchange for the code.
      ...(row.app && {
        client_id: row.app.clientId,
        client_host: row.app.host,
        secret_expires_at: row.madeAt,
      }),
    })
    .execute()
}

/**
 * When token `t` ends: at its expiry, or when its owner `u` revoked everything made until then. `u` is missing
 * if another server signs people in.
 */
export const endsAt = sql<Date>`
  case when u.tokens_ended_at >= t.created_at then least(t.expires_at, u.tokens_ended_at)
    else t.expires_at end`

/** A connected app that hasn't exchanged its code yet. */
const isUnclaimed = sql<boolean>`(t.client_id is not null and t.secret_expires_at <= t.created_at)`

/** The owner is neither banned nor being deleted. */
export function isAllowed(now: Date): RawBuilder<boolean> {
  return sql`(not coalesce(u.banned_until > ${now}, false)
    and not exists (select from account_deletions d
      where d.account_id = t.account_id and d.cancelled_at is null))`
}

/** Someone's tokens, also expired ones, newest first. */
export async function findTokens(
  db: Queryable,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<Token[]> {
  const rows = await db
    .selectFrom('api_tokens as t')
    .leftJoin('auth.users as u', 'u.id', 't.account_id')
    .select(['t.id', 't.name', 't.begins', 't.scopes', 't.created_at', 't.last_used_at'])
    .select(['t.client_id', 't.client_host'])
    .select(endsAt.as('ends_at'))
    .where('t.account_id', '=', accountId)
    .where(sql<boolean>`not ${isUnclaimed}`)
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
    app: row.client_id === null ? null : { host: row.client_host },
  }))
}

/** Someone's good tokens, not counting one app's. */
export async function countTokens(
  db: Queryable,
  { accountId, now, butOf }: { accountId: string; now: Date; butOf?: string | undefined },
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from api_tokens t left join auth.users u on u.id = t.account_id
    where t.account_id = ${accountId} and ${endsAt} > ${now}
      and (t.client_id is null or t.client_id is distinct from ${butOf ?? null}::uuid)`.execute(db)
  return found.rows[0]?.count ?? 0
}

export interface TokenUse {
  readonly id: string
  readonly accountId: string
  readonly scopes: readonly string[]
  readonly lastUsedAt: Date | null
}

/** A token is for its owner's programs, or for one connected app; neither works as the other. */
export type TokenKind = 'program' | 'app'

/** The token with this secret, while it is good. */
export async function findValidToken(
  db: Queryable,
  { secretHash, now, kind }: { secretHash: Buffer; now: Date; kind: TokenKind },
): Promise<TokenUse | undefined> {
  const found = await sql<TokenUse>`
    select t.id, t.account_id as "accountId", t.scopes, t.last_used_at as "lastUsedAt"
    from api_tokens t left join auth.users u on u.id = t.account_id
    where t.secret_hash = ${secretHash} and ${endsAt} > ${now} and ${isAllowed(now)}
      and ${kind === 'app' ? sql`t.secret_expires_at > ${now}` : sql`t.client_id is null`}`.execute(
    db,
  )
  return found.rows[0]
}

export async function recordTokenUse(
  db: Queryable,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: at }).where('id', '=', id).execute()
}

/** Undefined if it isn't theirs. */
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

/** Also apps that never exchanged their code. */
export async function forgetTokens(
  db: Queryable,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await sql`
    delete from api_tokens where id in (
      select t.id from api_tokens t left join auth.users u on u.id = t.account_id
      where ${endsAt} < ${before} or (${isUnclaimed} and t.expires_at < ${now}))`.execute(db)
}
