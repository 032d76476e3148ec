import { isIP } from 'node:net'

import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'

import type { Queryable } from './database/database.ts'

/** Something the operator must be able to look up later. */
export interface AuditEntry {
  /** `<capability>.<what happened>`, for example 'auth.password_changed'. */
  readonly action: `${string}.${string}`
  readonly at: Date
  /** Whose doing it was; undefined when the installation acted by itself. */
  readonly actorId?: string | undefined
  /** The account it was about, also when that is the actor. */
  readonly subjectId?: string | undefined
  readonly ip?: string | undefined
  /** Small and without secrets: at most 2000 characters as JSON. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

/** Adds to the audit log; inside a transaction the entry is there when the deed is. */
export async function recordAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  const { action, at, actorId = null, subjectId = null, details = {} } = entry
  await sql`
    insert into audit_log (id, at, action, actor_id, subject_id, ip, details)
    values (${uuidv7()}, ${at}, ${action}, ${actorId}, ${subjectId}, ${ipOf(entry)}::inet,
      ${JSON.stringify(details)}::jsonb)
  `.execute(db)
}

/** What a proxy made up instead of an address is left out. */
function ipOf({ ip = '' }: AuditEntry): string | null {
  const [address = ''] = ip.split('%', 1)
  return isIP(address) === 0 ? null : address
}
