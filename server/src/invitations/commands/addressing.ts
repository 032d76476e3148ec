import { stoppedByStranger } from '#server/accounts/commands/strangers.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findIsNameKnown } from '#server/teams/queries/known.ts'

/** What a letter to an invited address goes by: whether names may lead it, and how it is stopped. */
export async function addressedTo(
  tx: Transaction,
  platform: Platform,
  { email, ...named }: { readonly email: string } & Parameters<typeof findIsNameKnown>[1],
) {
  return {
    to: email,
    isKnown: await findIsNameKnown(tx, named, platform.clock()),
    ...(await stoppedByStranger(tx, platform, { kind: 'invitation', address: email })),
  }
}
