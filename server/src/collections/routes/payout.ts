import { implement } from '@orpc/server'
import { payoutEndpoints } from '@touchline/contract/collections/endpoints/payout'

import { proofNeeded, requireProofOfPerson } from '#server/accounts/commands/proof-of-person.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { nameAccount, onboardTeam, readPayee } from '../commands/payout.ts'
import { onCollections, treasurerOf } from './doing.ts'

const os = implement(payoutEndpoints).$context<RequestContext>()

export const payoutRoutes = {
  payout: os.payout.handler(async ({ input, context }) => {
    await treasurerOf(context, input)
    return payoutOf(context, input.teamId)
  }),

  setPayout: os.setPayout.handler(async ({ input, context }) => {
    await treasurerOf(context, input)
    await requireProofOfPerson(context.platform, requireAccount(context), input)
    await onCollections(context, input, async (tx, doing) => {
      await nameAccount(tx, doing, input)
    })
    return payoutOf(context, input.teamId)
  }),

  onboard: os.onboard.handler(async ({ input, context }) => {
    const actor = await treasurerOf(context, input)
    await requireProofOfPerson(context.platform, requireAccount(context), input)
    return { url: await onboardTeam(context.platform, actor, input) }
  }),
}

async function payoutOf(context: RequestContext, teamId: string) {
  const { platform } = context
  const payee = await readPayee(platform, teamId)
  return {
    provider: platform.payments.provider,
    state: payee?.state ?? 'none',
    country: payee?.country ?? null,
    holder: payee?.holder ?? null,
    iban: payee?.iban ?? null,
    proof: await proofNeeded(platform, requireAccount(context)),
  }
}
