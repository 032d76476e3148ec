import { unsubscribeUrlForStranger } from '#server/accounts/commands/strangers.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isTeamNameTrusted } from '#server/teams/queries/known.ts'

/** Whether an email to an invited address may start with names, and how to unsubscribe. */
export async function letterPersonalization(
  tx: Transaction,
  platform: Platform,
  { email, ...named }: { readonly email: string } & Parameters<typeof isTeamNameTrusted>[1],
) {
  return {
    to: email,
    isKnown: await isTeamNameTrusted(tx, named, platform.clock()),
    ...(await unsubscribeUrlForStranger(tx, platform, { kind: 'invitation', address: email })),
  }
}
