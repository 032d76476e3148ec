import { implement } from '@orpc/server'
import { answerLinkEndpoints } from '@touchline/contract/events/endpoints/answer-links'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'

import {
  answerByLink,
  answerCardOf,
  openLink,
  type LinkHolder,
} from '../commands/answer-by-link.ts'
import { limitPerEvent } from '../commands/limit-per-event.ts'
import { saveSeen } from '../queries/seen.ts'

const os = implement(answerLinkEndpoints).$context<RequestContext>()

/** The operations of an email's answer link; holding the link is the proof. */
export const answerLinkRoutes = {
  openAnswerLink: os.openAnswerLink.handler(async ({ input: { token }, context }) => {
    const { database, clock } = context.platform
    const holder = await holderOf(context, token)
    const { link } = holder
    await database
      .transaction()
      .execute((tx) => saveSeen(tx, link, { accountId: link.accountId, now: clock() }))
    return answerCardOf(database, holder, clock())
  }),

  answerByLink: os.answerByLink.handler(async ({ input: { token, ...given }, context }) => {
    const now = context.platform.clock()
    const holder = await holderOf(context, token)
    return limitPerEvent(holder.link.eventId, () =>
      command(context, async (tx) => {
        await answerByLink(tx, holder, { ...given, now })
        return answerCardOf(tx, holder, now)
      }),
    )
  }),
}

/** Counts wrong tokens per network, which stops guessing. */
function holderOf(
  { platform, request, account }: RequestContext,
  token: string,
): Promise<LinkHolder> {
  const visitor = { platform, account, ip: request.ip }
  return limitFailedAttempts(visitor, () => openLink(platform.database, token, platform.clock()))
}
