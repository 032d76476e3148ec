import { recordAudit, type AuditEntry } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { AuthContext } from './auth-context.ts'

type Note = Pick<AuditEntry, 'action' | 'details'> & { readonly userId: string }

/** Audits what someone did with their own account, with their network address. */
export async function auditOwnAction(
  tx: Transaction,
  visit: AuthContext,
  note: Note,
): Promise<void> {
  await recordAudit(tx, { ...entryOf(visit, note), actorId: note.userId })
}

/** The same for actions that may have been someone else's. */
export async function auditAction(tx: Transaction, visit: AuthContext, note: Note): Promise<void> {
  await recordAudit(tx, entryOf(visit, note))
}

function entryOf({ now, ip }: AuthContext, { action, userId, details = {} }: Note): AuditEntry {
  return { action, at: now, subjectId: userId, ip, details }
}
