import { scheduleDeletion } from '#server/accounts/commands/deletion.ts'
import { endSessions } from '#server/auth/queries/sessions.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Puts the account on its way out and signs it out everywhere. Signing in again calls it off. */
export async function askForDeletion(
  tx: Transaction,
  platform: Platform,
  account: SignedIn,
): Promise<Date> {
  const eraseAt = await scheduleDeletion(tx, platform, account)
  await endSessions(tx, { kind: 'all', userId: account.id })
  return eraseAt
}
