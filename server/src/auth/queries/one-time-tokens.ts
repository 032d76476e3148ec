import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { Metadata } from './users.ts'

export type TokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'sms'
  | 'phone_change'
  | 'reauthentication'

export interface OneTimeToken {
  readonly id: string
  readonly userId: string
  readonly kind: TokenKind
  readonly address: string
  readonly codeHash: string
  readonly codeAttempts: number
  readonly expiresAt: Date
  readonly signUp: SignUpClaims | null
}

/** The data of a sign-up; it counts when its own email or text message is confirmed. */
export interface SignUpClaims {
  readonly passwordHash: string | null
  readonly data: Metadata
  /** The provider's identity that came with it, if any. */
  readonly identity?: { readonly provider: string; readonly providerId: string }
}

/** The password entered when confirming. */
export interface ConfirmationInput {
  readonly password?: string | undefined
  /** The client can ask for a password. */
  readonly canAsk?: boolean | undefined
}

const columns = sql`
  id, user_id as "userId", kind, address, code_hash as "codeHash", code_attempts as "codeAttempts",
  expires_at as "expiresAt", sign_up as "signUp"`

export interface NewOneTimeToken {
  readonly id: string
  readonly userId: string
  readonly kind: TokenKind
  readonly address: string
  /** Null if only the code was sent. */
  readonly linkHash: Buffer | null
  readonly codeHash: string
  readonly now: Date
  readonly expiresAt: Date
  /** Undefined for a token that only proves the address. */
  readonly signUp?: SignUpClaims | undefined
}

/**
 * Stores the token and, on the person, when the email was sent. Replaces one of the same kind;
 * keeps the newest five sign-ups of different people for one address.
 */
export async function putOneTimeToken(tx: Transaction, token: NewOneTimeToken): Promise<void> {
  const { userId, kind, signUp } = token
  if (kind === 'confirmation' || kind === 'sms')
    await dropSuperseded(tx, { userId, kind, isBare: signUp === undefined })
  const said = signUp === undefined ? null : JSON.stringify(signUp)
  await sql`
    insert into auth.one_time_tokens
      (id, user_id, kind, address, link_hash, code_hash, created_at, expires_at, sign_up)
    values (${token.id}, ${userId}, ${kind}, ${token.address}, ${token.linkHash},
      ${token.codeHash}, ${token.now}, ${token.expiresAt}, ${said}::jsonb)
    on conflict (user_id, kind) where kind not in ('confirmation', 'sms')
    do update set id = excluded.id, address = excluded.address,
      link_hash = excluded.link_hash, code_hash = excluded.code_hash, code_attempts = 0,
      created_at = excluded.created_at, expires_at = excluded.expires_at
  `.execute(tx)
  await sql`update auth.users set ${sentAt(kind)} = ${token.now} where id = ${userId}`.execute(tx)
}

const maxSignUps = 5

async function dropSuperseded(
  tx: Transaction,
  { userId, kind, isBare }: { userId: string; kind: TokenKind; isBare: boolean },
): Promise<void> {
  await sql`
    delete from auth.one_time_tokens where id in (
      select id from (
        select id, sign_up, row_number() over (order by created_at desc, id desc) as place
        from auth.one_time_tokens where user_id = ${userId} and kind = ${kind}
      ) t where t.place >= ${maxSignUps} or (${isBare} and t.sign_up is null)
    )
  `.execute(tx)
}

/** The pending sign-ups, newest first. */
export async function findPendingSignUps(
  db: Queryable,
  { userId, kind }: { userId: string; kind: 'confirmation' | 'sms' },
): Promise<SignUpClaims[]> {
  const found = await sql<{ signUp: SignUpClaims }>`
    select sign_up as "signUp" from auth.one_time_tokens
    where user_id = ${userId} and kind = ${kind} and sign_up is not null
    order by created_at desc, id desc
  `.execute(db)
  return found.rows.map(({ signUp }) => signUp)
}

/** Deletes earlier tokens: an email with the same content replaces them. */
export async function dropTokensOfKind(
  tx: Transaction,
  { userId, kind }: { userId: string; kind: 'confirmation' | 'sms' },
): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId} and kind = ${kind}`.execute(
    tx,
  )
}

function sentAt(kind: TokenKind) {
  if (kind === 'confirmation' || kind === 'sms') return sql.ref('confirmation_sent_at')
  if (kind === 'recovery') return sql.ref('recovery_sent_at')
  if (kind === 'phone_change') return sql.ref('phone_change_sent_at')
  if (kind === 'reauthentication') return sql.ref('reauthentication_sent_at')
  return sql.ref('email_change_sent_at')
}

export async function lockTokenByLink(
  tx: Transaction,
  linkHash: Buffer,
): Promise<OneTimeToken | undefined> {
  const found = await sql<OneTimeToken>`
    select ${columns} from auth.one_time_tokens where link_hash = ${linkHash} for update
  `.execute(tx)
  return found.rows[0]
}

/** Reads the token of a link without using it. */
export async function findTokenByLink(
  db: Queryable,
  linkHash: Buffer,
): Promise<OneTimeToken | undefined> {
  const found = await sql<OneTimeToken>`
    select ${columns} from auth.one_time_tokens where link_hash = ${linkHash}
  `.execute(db)
  return found.rows[0]
}

/** A person's active tokens of these kinds sent to the address. */
export async function lockTokens(
  tx: Transaction,
  wanted: { userId: string; kinds: readonly TokenKind[]; address: string },
): Promise<OneTimeToken[]> {
  const found = await sql<OneTimeToken>`
    select ${columns} from auth.one_time_tokens
    where user_id = ${wanted.userId} and kind = any(${[...wanted.kinds]}::text[]) and address = ${wanted.address}
    order by kind for update
  `.execute(tx)
  return found.rows
}

/** Active tokens of a kind sent to the address, by any request; newest first. */
export async function lockTokensAt(
  tx: Transaction,
  wanted: { kind: TokenKind; address: string },
): Promise<OneTimeToken[]> {
  const found = await sql<OneTimeToken>`
    select ${columns} from auth.one_time_tokens
    where address = ${wanted.address} and kind = ${wanted.kind}
    order by created_at desc, id limit 5 for update
  `.execute(tx)
  return found.rows
}

export async function countCodeAttempt(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    update auth.one_time_tokens set code_attempts = code_attempts + 1 where id = any(${[...ids]}::uuid[])
  `.execute(tx)
}

export async function dropToken(tx: Transaction, id: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where id = ${id}`.execute(tx)
}

export async function deleteTokensOf(tx: Transaction, userId: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`.execute(tx)
}

/** Deletes expired tokens. */
export async function sweepExpired(db: Queryable, now: Date): Promise<void> {
  // A sign-up outlives its email, which can be sent again.
  await sql`
    delete from auth.one_time_tokens
    where expires_at < ${now}::timestamptz - case when sign_up is null then interval '0' else interval '30 days' end
  `.execute(db)
  await sql`delete from auth.used_captchas where expires_at < ${now}`.execute(db)
  await sql`delete from auth.flow_state where created_at < ${now}::timestamptz - interval '2 days'`.execute(
    db,
  )
  await sql`delete from auth.refresh_tokens where revoked_at < ${now}::timestamptz - interval '90 days'`.execute(
    db,
  )
}
