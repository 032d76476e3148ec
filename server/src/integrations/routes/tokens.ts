import { implement } from '@orpc/server'
import { integrationsEndpoints } from '@touchline/contract/integrations/endpoints'

import { requireProofOfPerson } from '#server/accounts/commands/proof-of-person.ts'
import { AppError } from '#server/platform/errors.ts'
import { siteFeaturesOff } from '#server/platform/features/queries.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { accountCommand, accountQuery } from '#server/platform/http/handlers.ts'

import { listTokens, makeToken, revokeToken } from '../commands/tokens.ts'

const os = implement(integrationsEndpoints).$context<RequestContext>()

export const tokensRoutes = {
  tokens: os.tokens.handler(
    accountQuery(({ account, context }) => listTokens(context.platform, account)),
  ),

  /** No command, which would store the response, and so the secret. */
  makeToken: os.makeToken.handler(
    accountQuery(async ({ account, now, input, context }) => {
      const { platform, request } = context
      if (account.isAnonymous === true) throw new AppError('address_needed')
      if ((await siteFeaturesOff(platform.database)).includes('integrations'))
        throw new AppError('feature_off', { feature: 'integrations' })
      await requireProofOfPerson(platform, account, input)
      const { database, mail, config } = platform
      const making = { account, now, ip: request.ip, mail, config }
      return database.transaction().execute((tx) => makeToken(tx, making, input))
    }),
  ),

  revokeToken: os.revokeToken.handler(
    accountCommand(async ({ db, account, now, input, context: { platform, request } }) => {
      await revokeToken(db, { account, now, ip: request.ip }, input.tokenId)
      return listTokens(platform, account, db)
    }),
  ),
}
