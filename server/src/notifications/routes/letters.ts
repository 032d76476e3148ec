import { implement } from '@orpc/server'
import { notificationsEndpoints } from '@touchline/contract/notifications/endpoints'

import { openLetterToken } from '#server/accounts/queries/letter-links.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { accountCommand, accountQuery, visitorQuery } from '#server/platform/http/handlers.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'

import {
  areLettersWanted,
  changeLetters,
  chooseLetters,
  letterChoicesOf,
} from '../commands/choose-letters.ts'

const os = implement(notificationsEndpoints).$context<RequestContext>()

/** Which emails an account or an address gets. */
export const letterRoutes = {
  letters: os.letters.handler(accountQuery(({ db, account }) => letterChoicesOf(db, account.id))),

  changeLetters: os.changeLetters.handler(
    accountCommand(async ({ db, account, now, input }) => {
      await changeLetters(db, { accountId: account.id, now }, input)
      return letterChoicesOf(db, account.id)
    }),
  ),

  letterLink: os.letterLink.handler(
    visitorQuery(async ({ db, now, input: { token, isWanted }, context }) => {
      const { platform, request, account } = context
      const visitor = { platform, account, ip: request.ip }
      const letters = await limitFailedAttempts(visitor, () =>
        openLetterToken(platform.database, token),
      )
      const { kind } = letters
      if (isWanted === undefined)
        return { kind, isWanted: await areLettersWanted(db, letters, now) }

      return command(context, async (tx) => {
        await chooseLetters(tx, letters, { isWanted, now })
        return { kind, isWanted }
      })
    }),
  ),
}
