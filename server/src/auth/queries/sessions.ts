import { sessionEnd } from '@touchline/domain/auth/session-terms'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** How well someone has proven who they are: with one factor or two. */
export type Level = 'aal1' | 'aal2'

export interface Session {
  readonly id: string
  readonly userId: string
  readonly aal: Level
  readonly refreshKey: Buffer
  readonly notAfter: Date
  readonly refreshedAt: Date | null
  readonly createdAt: Date
}

export interface AmrEntry {
  readonly method: string
  readonly at: Date
}

export interface NewSession {
  readonly id: string
  readonly userId: string
  readonly refreshKey: Buffer
  /** The hash of its first refresh token. */
  readonly refreshHash: Buffer
  readonly method: string
  readonly ip: string
  readonly userAgent: string | undefined
  readonly now: Date
}

export const sessionColumns = sql`
  id, user_id as "userId", aal, refresh_key as "refreshKey", not_after as "notAfter",
  refreshed_at as "refreshedAt", created_at as "createdAt"`

/**
 * Adds the session, its method and its first refresh token in one statement, because each sign-in
 * needs it.
 */
export async function addSession(tx: Transaction, session: NewSession): Promise<Session> {
  const { id, now } = session
  const made = await sql<Session>`
    with begun as (
      insert into auth.sessions (id, user_id, refresh_key, ip, user_agent, not_after, created_at, updated_at)
      values (${id}, ${session.userId}, ${session.refreshKey}, ${session.ip}::inet,
        ${session.userAgent ?? null}, ${sessionEnd(now)}, ${now}, ${now})
      returning ${sessionColumns}
    ), signed_in as (
      insert into auth.mfa_amr_claims (session_id, method, created_at)
      values (${id}, ${session.method}, ${now})
    ), refreshed as (
      insert into auth.refresh_tokens (session_id, token_hash, created_at)
      values (${id}, ${session.refreshHash}, ${now})
    )
    select * from begun
  `.execute(tx)
  const [row] = made.rows
  if (row === undefined) throw new Error('a session was not stored')
  return row
}

/** Using a method again updates its time. */
export async function addAmr(
  tx: Transaction,
  entry: { sessionId: string; method: string; now: Date },
): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (session_id, method, created_at)
    values (${entry.sessionId}, ${entry.method}, ${entry.now})
    on conflict (session_id, method) do update set created_at = excluded.created_at
  `.execute(tx)
}

/** Locks the session, or fails at once if it is locked. */
export async function lockSession(
  tx: Transaction,
  id: string,
): Promise<Session | 'busy' | undefined> {
  const locked = await sql<Session>`
    select ${sessionColumns} from auth.sessions where id = ${id} for update skip locked
  `.execute(tx)
  const [session] = locked.rows
  if (session !== undefined) return session
  const there = await sql`select 1 from auth.sessions where id = ${id}`.execute(tx)
  return there.rows.length > 0 ? 'busy' : undefined
}

/** The methods of a second factor, which sort after those of the first. */
export const secondMethods = sql`('totp', 'mfa/recovery_code')`

/** How the session was signed in to, most recent first. */
export async function amrOf(db: Queryable, sessionId: string): Promise<AmrEntry[]> {
  const found = await sql<AmrEntry>`
    select method, created_at as at from auth.mfa_amr_claims
    where session_id = ${sessionId}
    order by created_at desc, method in ${secondMethods} desc, method
  `.execute(db)
  return found.rows
}

export async function saveRefresh(
  tx: Transaction,
  seen: { sessionId: string; ip: string; userAgent: string | undefined; now: Date },
): Promise<void> {
  await sql`
    update auth.sessions set refreshed_at = ${seen.now}, updated_at = ${seen.now}, ip = ${seen.ip}::inet,
      user_agent = ${seen.userAgent ?? null}
    where id = ${seen.sessionId}
  `.execute(tx)
}

export type SessionsToEnd =
  | { readonly kind: 'all'; readonly userId: string }
  | { readonly kind: 'one'; readonly userId: string; readonly sessionId: string }
  | { readonly kind: 'others'; readonly userId: string; readonly sessionId: string }
  /** First-level sessions except the given one. */
  | { readonly kind: 'lower'; readonly userId: string; readonly sessionId: string }

/** Deletes their refresh tokens too; the trigger `sessions_ended` notifies every process. */
export async function endSessions(db: Queryable, which: SessionsToEnd): Promise<number> {
  const ended = await sql`
    delete from auth.sessions where user_id = ${which.userId} and ${choice(which)}
  `.execute(db)
  return Number(ended.numAffectedRows ?? 0)
}

function choice(which: SessionsToEnd) {
  if (which.kind === 'all') return sql`true`
  if (which.kind === 'one') return sql`id = ${which.sessionId}`
  if (which.kind === 'others') return sql`id <> ${which.sessionId}`
  return sql`id <> ${which.sessionId} and aal = 'aal1'`
}
