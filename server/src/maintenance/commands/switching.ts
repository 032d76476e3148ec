import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { clearMaintenance, findMaintenance, saveMaintenance } from '../queries.ts'

/** Who switches, from where, and when. */
export interface SwitchContext {
  readonly accountId: string
  readonly ip: string
  readonly now: Date
}

export interface SwitchInput {
  readonly message: string
  readonly until: Date | undefined
}

/** Closes the site; done again it changes what people read, not since when. */
export async function switchOn(
  tx: Transaction,
  { accountId, ip, now }: SwitchContext,
  { message, until }: SwitchInput,
): Promise<void> {
  const before = await findMaintenance(tx)
  await saveMaintenance(tx, { message, until, since: before?.since ?? now, by: accountId })
  await recordAudit(tx, {
    action: before === undefined ? 'maintenance.switched_on' : 'maintenance.changed',
    at: now,
    actorId: accountId,
    ip,
    details: { message, until: until?.toISOString() ?? null },
  })
}

export async function switchOff(
  tx: Transaction,
  { accountId, ip, now }: SwitchContext,
): Promise<void> {
  if (!(await clearMaintenance(tx))) return
  await recordAudit(tx, { action: 'maintenance.switched_off', at: now, actorId: accountId, ip })
}
