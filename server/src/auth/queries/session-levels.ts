import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { addAmr, secondMethods, sessionColumns, type Level, type Session } from './sessions.ts'

/** The level of a live session, and whether its person has a second factor. */
export interface SessionLevel {
  readonly aal: Level
  readonly hasFactor: boolean
  /** The person is banned for now. */
  readonly isBanned: boolean
}

/** Undefined if the session doesn't exist or has expired. */
export async function findSessionLevel(
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<SessionLevel | undefined> {
  const found = await sql<SessionLevel>`
    select s.aal, exists (
      select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'
    ) as "hasFactor", coalesce(u.banned_until > ${now}, false) as "isBanned"
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${sessionId} and s.not_after > ${now}
  `.execute(db)
  return found.rows[0]
}

/**
 * Sets the second level with this factor; the trigger `sessions_level_changed` notifies every
 * process.
 */
export async function upgradeSession(
  tx: Transaction,
  step: { sessionId: string; factorId: string; method: string; now: Date },
): Promise<Session | undefined> {
  const raised = await sql<Session>`
    update auth.sessions set aal = 'aal2', factor_id = ${step.factorId}, updated_at = ${step.now}
    where id = ${step.sessionId} returning ${sessionColumns}
  `.execute(tx)
  const [session] = raised.rows
  if (session !== undefined) await addAmr(tx, step)
  return session
}

/** Lowers sessions whose second factor is removed. */
export async function downgradeSessions(
  tx: Transaction,
  factor: { id: string; now: Date },
): Promise<void> {
  await sql`
    delete from auth.mfa_amr_claims where method in ${secondMethods}
      and session_id in (select id from auth.sessions where factor_id = ${factor.id})
  `.execute(tx)
  await sql`
    update auth.sessions set aal = 'aal1', factor_id = null, updated_at = ${factor.now}
    where factor_id = ${factor.id}
  `.execute(tx)
}
