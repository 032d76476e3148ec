import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface Session {
  readonly id: string
  readonly userId: string
  readonly aal: 'aal1' | 'aal2'
  readonly refreshKey: Buffer
  readonly notAfter: Date | null
}

export interface AmrEntry {
  readonly method: string
  readonly at: Date
}

export interface NewSession {
  readonly id: string
  readonly userId: string
  readonly refreshKey: Buffer
  readonly method: string
  readonly ip: string
  readonly userAgent: string | undefined
  readonly now: Date
}

const columns = sql`id, user_id as "userId", aal, refresh_key as "refreshKey", not_after as "notAfter"`

export async function addSession(tx: Transaction, session: NewSession): Promise<Session> {
  const made = await sql<Session>`
    insert into auth.sessions (id, user_id, refresh_key, ip, user_agent, created_at, updated_at)
    values (${session.id}, ${session.userId}, ${session.refreshKey}, ${session.ip}::inet,
      ${session.userAgent ?? null}, ${session.now}, ${session.now})
    returning ${columns}
  `.execute(tx)
  await sql`
    insert into auth.mfa_amr_claims (session_id, method, created_at)
    values (${session.id}, ${session.method}, ${session.now})
  `.execute(tx)
  const [row] = made.rows
  if (row === undefined) throw new Error('a session was not stored')
  return row
}

export async function lockSession(tx: Transaction, id: string): Promise<Session | undefined> {
  const found =
    await sql<Session>`select ${columns} from auth.sessions where id = ${id} for update`.execute(tx)
  return found.rows[0]
}

/** How the session was signed in to, most recent first. */
export async function amrOf(db: Queryable, sessionId: string): Promise<AmrEntry[]> {
  const found = await sql<AmrEntry>`
    select method, created_at as at from auth.mfa_amr_claims
    where session_id = ${sessionId} order by created_at desc, method
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

/** Their refresh tokens go with them, and every process is told (trigger `sessions_ended`). */
export async function endSessions(db: Queryable, which: SessionsToEnd): Promise<void> {
  if (which.kind === 'all')
    await sql`delete from auth.sessions where user_id = ${which.userId}`.execute(db)
  else if (which.kind === 'one')
    await sql`delete from auth.sessions where user_id = ${which.userId} and id = ${which.sessionId}`.execute(
      db,
    )
  else
    await sql`delete from auth.sessions where user_id = ${which.userId} and id <> ${which.sessionId}`.execute(
      db,
    )
}

/** True while the session exists, has not run out and its person is not banned. */
export async function isSessionAlive(
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const found = await sql`
    select 1 from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${sessionId} and (s.not_after is null or s.not_after > ${now})
      and (u.banned_until is null or u.banned_until <= ${now})
  `.execute(db)
  return found.rows.length > 0
}
