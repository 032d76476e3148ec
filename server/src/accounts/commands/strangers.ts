import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { stopUrlOf } from '../queries/letter-links.ts'
import { hasAddressOptedOut, type StrangersLetters } from '../queries/refusals.ts'

/**
 * The unsubscribe link for an email to an address without an account; undefined if it has
 * unsubscribed.
 */
export async function stoppedByStranger(
  tx: Transaction,
  { database, config }: Pick<Platform, 'database' | 'config'>,
  letters: StrangersLetters,
): Promise<{ readonly stopUrl: string; readonly isUnwanted: boolean }> {
  return {
    stopUrl: await stopUrlOf(database, config.publicUrl, letters),
    isUnwanted: await hasAddressOptedOut(tx, letters),
  }
}
