import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

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
}

const columns = sql`
  id, user_id as "userId", kind, address, code_hash as "codeHash", code_attempts as "codeAttempts",
  expires_at as "expiresAt"`

export interface NewOneTimeToken {
  readonly id: string
  readonly userId: string
  readonly kind: TokenKind
  readonly address: string
  /** Null where only the code was sent. */
  readonly linkHash: Buffer | null
  readonly codeHash: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Replaces the token of the same kind and notes on the person when the mail went out. */
export async function putOneTimeToken(tx: Transaction, token: NewOneTimeToken): Promise<void> {
  await sql`
    insert into auth.one_time_tokens (id, user_id, kind, address, link_hash, code_hash, created_at, expires_at)
    values (${token.id}, ${token.userId}, ${token.kind}, ${token.address}, ${token.linkHash},
      ${token.codeHash}, ${token.now}, ${token.expiresAt})
    on conflict (user_id, kind) do update set id = excluded.id, address = excluded.address,
      link_hash = excluded.link_hash, code_hash = excluded.code_hash, code_attempts = 0,
      created_at = excluded.created_at, expires_at = excluded.expires_at
  `.execute(tx)
  await sql`update auth.users set ${sentAt(token.kind)} = ${token.now} where id = ${token.userId}`.execute(
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

/** The live tokens of a person of these kinds that went to the address. */
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

/** The live tokens of a kind that went to the address, whoever asked for them; the newest first. */
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

export async function dropTokensOf(tx: Transaction, userId: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`.execute(tx)
}

/** What nobody can use any more; answers nothing, runs by the clock. */
export async function sweepExpired(db: Queryable, now: Date): Promise<void> {
  await sql`delete from auth.one_time_tokens where expires_at < ${now}`.execute(db)
  await sql`delete from auth.used_captchas where expires_at < ${now}`.execute(db)
  await sql`delete from auth.flow_state where created_at < ${now}::timestamptz - interval '2 days'`.execute(
    db,
  )
  await sql`delete from auth.refresh_tokens where revoked_at < ${now}::timestamptz - interval '90 days'`.execute(
    db,
  )
}
