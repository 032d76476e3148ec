import { longestIdleMs } from '@touchline/domain/auth/session-terms'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import type { Level } from './sessions.ts'

/** A session as its person sees it. */
export interface ListedSession {
  readonly id: string
  readonly createdAt: Date
  readonly refreshedAt: Date | null
  readonly userAgent: string | null
  readonly ip: string | null
  readonly aal: Level
}

/** Sessions that haven't expired, most recently used first. */
export async function sessionsOf(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<ListedSession[]> {
  const found = await sql<ListedSession>`
    select id, created_at as "createdAt", refreshed_at as "refreshedAt", user_agent as "userAgent",
      host(ip) as ip, aal
    from auth.sessions
    where user_id = ${userId} and not_after > ${now} and coalesce(refreshed_at, created_at) > ${idleSince(now)}
    order by coalesce(refreshed_at, created_at) desc, id
  `.execute(db)
  return found.rows
}

/** Networks where a person is signed in at the second level. */
export async function networksOf(db: Queryable, userId: string): Promise<string[]> {
  const found = await sql<{ ip: string }>`
    select distinct host(ip) as ip from auth.sessions
    where user_id = ${userId} and aal = 'aal2' and ip is not null
  `.execute(db)
  return found.rows.map(({ ip }) => ip)
}

export async function sweepSessions(db: Queryable, now: Date): Promise<void> {
  await sql`
    delete from auth.sessions
    where not_after <= ${now} or coalesce(refreshed_at, created_at) <= ${idleSince(now)}
  `.execute(db)
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - longestIdleMs)
}
