import { implement } from '@orpc/server'
import { childrenEndpoints } from '@touchline/contract/children/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { answerConsent, readConsents } from '../commands/consents.ts'
import { askingOf, commandOf } from './asking.ts'

const os = implement(childrenEndpoints).$context<RequestContext>()

export const consentRoutes = {
  consents: os.consents.handler(async ({ input, context }) => {
    const { database } = context.platform
    return readConsents(database, await askingOf(context, input.teamId, database), input)
  }),

  answerConsent: os.answerConsent.handler(({ input, context }) =>
    commandOf(context, input.teamId, (tx, asking) => answerConsent(tx, asking, input)),
  ),
}
