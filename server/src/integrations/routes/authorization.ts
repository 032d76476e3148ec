import { implement } from '@orpc/server'
import { integrationsEndpoints } from '@touchline/contract/integrations/endpoints'

import { requireProofOfPerson } from '#server/accounts/commands/proof-of-person.ts'
import { AppError } from '#server/platform/errors.ts'
import { siteFeaturesOff } from '#server/platform/features/queries.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { accountQuery } from '#server/platform/http/handlers.ts'
import type { Platform } from '#server/platform/platform.ts'

import { askForConsent, requireConsentable } from '../commands/oauth/authorize.ts'
import { connectApp } from '../commands/oauth/connect.ts'

const os = implement(integrationsEndpoints).$context<RequestContext>()

export const authorizationRoutes = {
  authorization: os.authorization.handler(
    accountQuery(async ({ account, input, context: { platform } }) => {
      await requireOffered(platform)
      return askForConsent(platform, account, input)
    }),
  ),

  /** No command, which would store the response, and so the code. */
  authorize: os.authorize.handler(
    accountQuery(async ({ account, now, input, context: { platform, request } }) => {
      await requireOffered(platform)
      const client = await requireConsentable(platform, account, input)
      await requireProofOfPerson(platform, account, input)
      const { database, mail, config } = platform
      const making = { account, now, ip: request.ip, mail, config }
      const redirectUrl = await database
        .transaction()
        .execute((tx) => connectApp(tx, { platform, making, client }, input))
      return { redirectUrl }
    }),
  ),
}

async function requireOffered({ config, database }: Platform): Promise<void> {
  if (!config.mcp) throw new AppError('not_found')
  if ((await siteFeaturesOff(database)).includes('integrations'))
    throw new AppError('feature_off', { feature: 'integrations' })
}
