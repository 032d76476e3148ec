import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { endsAt, isAllowed } from './tokens.ts'

export interface NewCode {
  readonly hash: Buffer
  readonly tokenId: string
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly expiresAt: Date
}

export async function insertCode(tx: Transaction, code: NewCode): Promise<void> {
  await tx
    .insertInto('oauth_codes')
    .values({
      hash: code.hash,
      token_id: code.tokenId,
      redirect_uri: code.redirectUri,
      code_challenge: code.codeChallenge,
      expires_at: code.expiresAt,
    })
    .execute()
}

interface Grant {
  readonly tokenId: string
  readonly accountId: string
  readonly clientId: string
  readonly scopes: readonly string[]
  readonly madeAt: Date
  readonly usedAt: Date | null
  /** Not expired, and its owner isn't banned. */
  readonly isGood: boolean
}

export interface CodeGrant extends Grant {
  readonly redirectUri: string
  readonly codeChallenge: string
}

const grantColumns = sql`
  t.id as "tokenId", t.account_id as "accountId", t.client_id as "clientId", t.scopes,
  t.created_at as "madeAt", c.used_at as "usedAt"`

interface GrantKey {
  readonly hash: Buffer
  readonly now: Date
}

/** The code and its token, both locked. */
export async function lockCode(
  tx: Transaction,
  { hash, now }: GrantKey,
): Promise<CodeGrant | undefined> {
  const found = await sql<CodeGrant>`
    select ${grantColumns}, c.redirect_uri as "redirectUri", c.code_challenge as "codeChallenge",
      c.expires_at > ${now} and ${endsAt} > ${now} and ${isAllowed(now)} as "isGood"
    from oauth_codes c join api_tokens t on t.id = c.token_id
    left join auth.users u on u.id = t.account_id
    where c.hash = ${hash} for update of c, t`.execute(tx)
  return found.rows[0]
}

export interface RefreshGrant extends Grant {
  readonly hasUsedLater: boolean
}

/** The refresh token and its token, both locked. */
export async function lockRefreshToken(
  tx: Transaction,
  { hash, now }: GrantKey,
): Promise<RefreshGrant | undefined> {
  const found = await sql<RefreshGrant>`
    select ${grantColumns}, ${endsAt} > ${now} and ${isAllowed(now)} as "isGood",
      exists (select from oauth_refresh_tokens later
        where later.token_id = c.token_id and later.used_at > c.used_at) as "hasUsedLater"
    from oauth_refresh_tokens c join api_tokens t on t.id = c.token_id
    left join auth.users u on u.id = t.account_id
    where c.hash = ${hash} for update of c, t`.execute(tx)
  return found.rows[0]
}

export async function markCodeUsed(tx: Transaction, { hash, now }: GrantKey): Promise<void> {
  await sql`update oauth_codes set used_at = ${now} where hash = ${hash}`.execute(tx)
}

/** Also revokes unused refresh tokens of the same connection. */
export async function markRefreshTokenUsed(
  tx: Transaction,
  { hash, now, tokenId }: GrantKey & { readonly tokenId: string },
): Promise<void> {
  await sql`
    update oauth_refresh_tokens set used_at = ${now} where hash = ${hash} and used_at is null`.execute(
    tx,
  )
  await sql`
    delete from oauth_refresh_tokens where token_id = ${tokenId} and used_at is null`.execute(tx)
}

export interface Renewal {
  readonly tokenId: string
  readonly secretHash: Buffer
  readonly begins: string
  readonly refreshHash: Buffer
  readonly secretExpiresAt: Date
  readonly expiresAt: Date
  readonly now: Date
}

/** Replaces the secret and adds a refresh token. */
export async function renewToken(tx: Transaction, renewal: Renewal): Promise<void> {
  const { tokenId, refreshHash, now } = renewal
  await sql`
    update api_tokens set secret_hash = ${renewal.secretHash}, begins = ${renewal.begins},
      secret_expires_at = ${renewal.secretExpiresAt}, expires_at = ${renewal.expiresAt}
    where id = ${tokenId}`.execute(tx)
  await tx
    .insertInto('oauth_refresh_tokens')
    .values({ hash: refreshHash, token_id: tokenId, created_at: now })
    .execute()
}

/** Of an earlier consent to the same app. */
export async function deleteEarlierTokens(
  tx: Transaction,
  { tokenId, accountId, clientId }: Pick<Grant, 'tokenId' | 'accountId' | 'clientId'>,
): Promise<void> {
  await sql`
    delete from api_tokens
    where account_id = ${accountId} and client_id = ${clientId} and id <> ${tokenId}`.execute(tx)
}

/** The app's token with this secret or refresh token, good or not. */
export async function findTokenOfApp(
  db: Queryable,
  { hash, clientId }: { readonly hash: Buffer; readonly clientId: string },
): Promise<Pick<Grant, 'tokenId' | 'accountId'> | undefined> {
  const found = await sql<Pick<Grant, 'tokenId' | 'accountId'>>`
    select t.id as "tokenId", t.account_id as "accountId" from api_tokens t
    where t.client_id = ${clientId} and (t.secret_hash = ${hash} or t.id in (
      select r.token_id from oauth_refresh_tokens r where r.hash = ${hash}))`.execute(db)
  return found.rows[0]
}

/** One a renewal: an app that renews every hour uses thousands a year. */
export async function forgetRefreshTokens(db: Queryable, usedBefore: Date): Promise<void> {
  await sql`delete from oauth_refresh_tokens where used_at < ${usedBefore}`.execute(db)
}
