import { isIP } from 'node:net'

import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'

import type { Queryable } from './database/database.ts'

/** An entry that operators can look up later. */
export interface AuditEntry {
  /** `<capability>.<what happened>`, for example 'auth.password_changed'. */
  readonly action: `${string}.${string}`
  readonly at: Date
  /** The account that acted; undefined for the installation itself. */
  readonly actorId?: string | undefined
  /** The account it was about, also when that is the actor. */
  readonly subjectId?: string | undefined
  readonly ip?: string | undefined
  /** Small and without secrets: at most 2000 characters as JSON. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

/** Adds to the audit log; inside a transaction, it is committed with the action. */
export async function recordAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  const { action, at, actorId = null, subjectId = null, details = {} } = entry
  await sql`
    insert into audit_log (id, at, action, actor_id, subject_id, ip, details)
    values (${uuidv7()}, ${at}, ${action}, ${actorId}, ${subjectId}, ${ipOf(entry)}::inet,
      ${JSON.stringify(details)}::jsonb)
  `.execute(db)
}

/** Drops invalid addresses sent by a proxy. */
function ipOf({ ip = '' }: AuditEntry): string | null {
  const [address = ''] = ip.split('%', 1)
  return isIP(address) === 0 ? null : address
}
