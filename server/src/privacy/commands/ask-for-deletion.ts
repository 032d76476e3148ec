import { scheduleDeletion } from '#server/accounts/commands/deletion.ts'
import { endSessions } from '#server/auth/queries/sessions.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Schedules the deletion and signs out everywhere. Signing in again cancels it. */
export async function askForDeletion(
  tx: Transaction,
  platform: Platform,
  account: SignedIn,
): Promise<Date> {
  const eraseAt = await scheduleDeletion(tx, platform, account)
  await endSessions(tx, { kind: 'all', userId: account.id })
  return eraseAt
}
