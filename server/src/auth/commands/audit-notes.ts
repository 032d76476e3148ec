import { recordAudit, type AuditEntry } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { Visit } from './visit.ts'

type Note = Pick<AuditEntry, 'action' | 'details'> & { readonly userId: string }

/** Audits what someone did with their own account, with their network address. */
export async function noteOwn(tx: Transaction, visit: Visit, note: Note): Promise<void> {
  await recordAudit(tx, { ...entryOf(visit, note), actorId: note.userId })
}

/** The same for actions that may have been someone else's. */
export async function noteAbout(tx: Transaction, visit: Visit, note: Note): Promise<void> {
  await recordAudit(tx, entryOf(visit, note))
}

function entryOf({ now, ip }: Visit, { action, userId, details = {} }: Note): AuditEntry {
  return { action, at: now, subjectId: userId, ip, details }
}
