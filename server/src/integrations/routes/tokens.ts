import { implement } from '@orpc/server'
import { integrationsEndpoints } from '@touchline/contract/integrations/endpoints'

import { requireProofOfPerson } from '#server/accounts/commands/proof-of-person.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { listTokens, makeToken, revokeToken, type Making } from '../commands/tokens.ts'

const os = implement(integrationsEndpoints).$context<RequestContext>()

export const tokensRoutes = {
  tokens: os.tokens.handler(({ context }) => listTokens(context.platform, requireAccount(context))),

  /** No command: its answer, with the secret, is kept nowhere. */
  makeToken: os.makeToken.handler(async ({ input, context }) => {
    const { platform } = context
    const making = makingOf(context)
    if (making.account.isAnonymous === true) throw new AppError('address_needed')
    await requireProofOfPerson(platform, making.account, input)
    const { database, mail, config } = platform
    return database.transaction().execute((tx) => makeToken(tx, { ...making, mail, config }, input))
  }),

  revokeToken: os.revokeToken.handler(({ input, context }) =>
    command(context, async (tx) => {
      const making = makingOf(context)
      await revokeToken(tx, making, input.tokenId)
      return listTokens(context.platform, making.account, tx)
    }),
  ),
}

function makingOf(context: RequestContext): Making {
  const { platform, request } = context
  return { account: requireAccount(context), now: platform.clock(), ip: request.ip }
}
