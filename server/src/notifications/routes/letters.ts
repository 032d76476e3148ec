import { implement } from '@orpc/server'
import { notificationsEndpoints } from '@touchline/contract/notifications/endpoints'

import { openLetterToken, type LettersTo } from '#server/accounts/queries/letter-links.ts'
import { countingTries } from '#server/auth/commands/tries.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import {
  areLettersWanted,
  chooseLetters,
  chooseSummary,
  letterChoicesOf,
} from '../commands/choose-letters.ts'

const os = implement(notificationsEndpoints).$context<RequestContext>()

/** Which letters somebody wants: on their own page, and on the page behind the link of a letter. */
export const letterRoutes = {
  letters: os.letters.handler(({ context }) =>
    letterChoicesOf(context.platform.database, requireAccount(context).id),
  ),

  chooseLetter: os.chooseLetter.handler(({ input: { kind, isWanted }, context }) => {
    const { id: accountId } = requireAccount(context)
    return command(context, async (tx) => {
      await chooseLetters(tx, { accountId, kind }, { isWanted, now: context.platform.clock() })
      return letterChoicesOf(tx, accountId)
    })
  }),

  chooseSummary: os.chooseSummary.handler(({ input, context }) => {
    const { id: accountId } = requireAccount(context)
    return command(context, async (tx) => {
      await chooseSummary(tx, accountId, { ...input, now: context.platform.clock() })
      return letterChoicesOf(tx, accountId)
    })
  }),

  openLetterLink: os.openLetterLink.handler(async ({ input: { token }, context }) => {
    const { database, clock } = context.platform
    const letters = await lettersOf(context, token)
    const isWanted = await areLettersWanted(database, letters, clock())
    return { kind: letters.kind, isWanted }
  }),

  chooseByLetterLink: os.chooseByLetterLink.handler(
    async ({ input: { token, isWanted }, context }) => {
      const letters = await lettersOf(context, token)
      return command(context, async (tx) => {
        await chooseLetters(tx, letters, { isWanted, now: context.platform.clock() })
        return { kind: letters.kind, isWanted }
      })
    },
  ),
}

function lettersOf(
  { platform, request, account }: RequestContext,
  token: string,
): Promise<LettersTo> {
  const visitor = { platform, account, ip: request.ip }
  return countingTries(visitor, () => openLetterToken(platform.database, token))
}
