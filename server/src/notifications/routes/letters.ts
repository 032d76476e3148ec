import { notificationsEndpoints } from '@touchline/contract/notifications/endpoints'
import { implement } from '@orpc/server'

import { countingTries } from '#server/invitations/commands/limits.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { chooseLetter, letterChoicesOf } from '../commands/choose-letters.ts'
import { openLetterToken } from '../queries/letter-links.ts'
import { findIsRefused, type LetterChoice } from '../queries/letters.ts'

const os = implement(notificationsEndpoints).$context<RequestContext>()

/** Which letters somebody wants: on their own page, and on the page behind the link of a letter. */
export const letterRoutes = {
  letters: os.letters.handler(({ context }) =>
    letterChoicesOf(context.platform.database, requireAccount(context).id),
  ),

  chooseLetter: os.chooseLetter.handler(({ input, context }) => {
    const { id: accountId } = requireAccount(context)
    return command(context, async (tx) => {
      await chooseLetter(tx, { accountId, ...input }, context.platform.clock())
      return letterChoicesOf(tx, accountId)
    })
  }),

  openLetterLink: os.openLetterLink.handler(async ({ input: { token }, context }) => {
    const choice = await choiceOf(context, token)
    const isRefused = await findIsRefused(context.platform.database, choice)
    return { kind: choice.kind, isWanted: !isRefused }
  }),

  chooseByLetterLink: os.chooseByLetterLink.handler(
    async ({ input: { token, isWanted }, context }) => {
      const choice = await choiceOf(context, token)
      return command(context, async (tx) => {
        await chooseLetter(tx, { ...choice, isWanted }, context.platform.clock())
        return { kind: choice.kind, isWanted }
      })
    },
  ),
}

function choiceOf(
  { platform, request, account }: RequestContext,
  token: string,
): Promise<LetterChoice> {
  const visitor = { platform, account, ip: request.ip }
  return countingTries(visitor, () => openLetterToken(platform.database, token))
}
