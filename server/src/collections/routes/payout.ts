import { implement } from '@orpc/server'
import { payoutEndpoints } from '@touchline/contract/collections/endpoints/payout'

import { proofNeeded, requireProofOfPerson } from '#server/accounts/commands/proof-of-person.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { nameAccount, onboardTeam, readPayee } from '../commands/payout.ts'
import { debitRunRoutes } from './debit-runs.ts'
import { debitRoutes } from './debits.ts'

const os = implement(payoutEndpoints).$context<RequestContext>()

export const payoutRoutes = {
  ...debitRoutes,
  ...debitRunRoutes,

  payout: os.payout.handler(teamQuery(({ context, input }) => payoutOf(context, input.teamId))),

  setPayout: os.setPayout.handler(
    teamQuery(async ({ actor, now, context, input }) => {
      await requireProofOfPerson(context.platform, requireAccount(context), input)
      await command(context, (tx) => nameAccount(tx, { actor, now }, input))
      return payoutOf(context, input.teamId)
    }),
  ),

  onboard: os.onboard.handler(
    teamQuery(async ({ actor, context, input }) => {
      await requireProofOfPerson(context.platform, requireAccount(context), input)
      return { url: await onboardTeam(context.platform, actor, input) }
    }),
  ),
}

async function payoutOf(context: RequestContext, teamId: string) {
  const { platform } = context
  const payee = await readPayee(platform, teamId)
  const named = payee ?? unnamed
  return {
    provider: platform.payments.provider,
    state: named.state,
    country: named.country,
    holder: named.holder,
    iban: named.iban,
    address: named.address,
    proof: await proofNeeded(platform, requireAccount(context)),
  }
}

const unnamed = {
  state: 'none',
  country: null,
  holder: null,
  iban: null,
  address: null,
} as const
