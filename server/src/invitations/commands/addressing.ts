import { stoppedByStranger } from '#server/accounts/commands/strangers.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isNameTrusted } from '#server/teams/queries/known.ts'

/** Whether an email to an invited address may start with names, and how to unsubscribe. */
export async function addressedTo(
  tx: Transaction,
  platform: Platform,
  { email, ...named }: { readonly email: string } & Parameters<typeof isNameTrusted>[1],
) {
  return {
    to: email,
    isKnown: await isNameTrusted(tx, named, platform.clock()),
    ...(await stoppedByStranger(tx, platform, { kind: 'invitation', address: email })),
  }
}
