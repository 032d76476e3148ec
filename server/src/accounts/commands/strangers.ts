import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { unsubscribeUrl } from '../queries/letter-links.ts'
import { hasAddressOptedOut, type AddressOptOut } from '../queries/refusals.ts'

/**
 * The unsubscribe link for an email to an address without an account; undefined if it has
 * unsubscribed.
 */
export async function unsubscribeUrlForStranger(
  tx: Transaction,
  { database, config }: Pick<Platform, 'database' | 'config'>,
  letters: AddressOptOut,
): Promise<{ readonly stopUrl: string; readonly isUnwanted: boolean }> {
  return {
    stopUrl: await unsubscribeUrl(database, config.publicUrl, letters),
    isUnwanted: await hasAddressOptedOut(tx, letters),
  }
}
