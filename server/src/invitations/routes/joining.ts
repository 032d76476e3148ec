import { implement } from '@orpc/server'
import { invitationsEndpoints } from '@touchline/contract/invitations/endpoints'

import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { accountCommand, accountQuery } from '#server/platform/http/handlers.ts'
import { limitFailedAttempts, type Visitor } from '#server/platform/rate-limit/failed-attempts.ts'

import { findByCode, findJoinTarget } from '../commands/join-target.ts'
import { joinTeam } from '../commands/join.ts'
import { limitRequests } from '../commands/limits.ts'
import { openJoinTarget } from '../commands/open-join-target.ts'
import { withdrawRequest } from '../commands/withdraw.ts'
import { ownRequestsView } from './views.ts'

const os = implement(invitationsEndpoints).$context<RequestContext>()

/** Joining a team with a link, code or invitation. */
export const joiningRoutes = {
  findByCode: os.findByCode.handler(async ({ input, context }) => {
    requireAccount(context)
    const { id, name, sport } = await findByCode(visitorOf(context), input.code)
    return { id, name, sport }
  }),

  open: os.open.handler(({ input, context }) => openJoinTarget(visitorOf(context), input)),

  join: os.join.handler(async ({ input, context }) => {
    const account = requireAccount(context)
    const visitor = visitorOf(context)
    await limitRequests(visitor)
    await limitFailedAttempts({ ...visitor, key: input.key.value }, () =>
      findJoinTarget({ database: context.platform.database, db: context.platform.database }, input),
    )
    return command(context, (tx) => joinTeam({ tx, platform: context.platform, account }, input))
  }),

  mine: os.mine.handler(accountQuery(ownRequestsView)),

  withdraw: os.withdraw.handler(
    accountCommand(async ({ db, account, input, context }) => {
      await withdrawRequest({ tx: db, platform: context.platform, account }, input)
      return {}
    }),
  ),
}

function visitorOf({ platform, account, request }: RequestContext): Visitor {
  return { platform, account, ip: request.ip }
}
