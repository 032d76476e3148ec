import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { endSandboxed } from '../queries/bought.ts'
import { closeExpired } from '../queries/checkouts.ts'
import { findUnsettled } from '../queries/customers.ts'
import { settle } from './verify.ts'

/** Finds what webhooks did not report: one that never came, or a late renewal. */
export async function settleAll(platform: Platform): Promise<void> {
  const { database, payments, clock } = platform
  const { provider } = payments
  if (provider !== 'sandbox') await leaveSandbox(platform)
  for (const customer of await findUnsettled(database, { provider, now: clock() })) {
    await settle(platform, customer)
    await closeExpired(database, customer, clock())
  }
}

/** Sandbox purchases end where real money counts. */
async function leaveSandbox({ database, clock }: Platform): Promise<void> {
  await database.transaction().execute(async (tx) => {
    for (const teamId of new Set(await endSandboxed(tx, clock())))
      await announce(tx, {
        name: 'subscriptions.changed',
        topics: [`team:${teamId}`],
        payload: { teamId },
      })
  })
}
