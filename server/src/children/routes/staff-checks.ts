import { implement } from '@orpc/server'
import { staffCheckEndpoints } from '@touchline/contract/children/endpoints/staff-checks'

import { requireClubActor } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import {
  forgetCheck,
  readChecks,
  recordCheck,
  wantChecks,
  type AskingClub,
} from '../commands/staff-checks.ts'

const os = implement(staffCheckEndpoints).$context<RequestContext>()

export const staffCheckRoutes = {
  staffChecks: os.staffChecks.handler(async ({ input: { clubId }, context }) => {
    const { database, clock } = context.platform
    const { id: accountId } = requireAccount(context)
    const actor = await requireClubActor(database, { accountId, clubId })
    return readChecks(database, { actor, now: clock() })
  }),

  wantChecks: os.wantChecks.handler(({ input: { clubId, isWanted }, context }) =>
    asManager(context, clubId, (tx, asking) => wantChecks(tx, asking, isWanted)),
  ),

  recordCheck: os.recordCheck.handler(({ input: { clubId, ...check }, context }) =>
    asManager(context, clubId, (tx, asking) => recordCheck(tx, asking, check)),
  ),

  forgetCheck: os.forgetCheck.handler(({ input: { clubId, accountId }, context }) =>
    asManager(context, clubId, (tx, asking) => forgetCheck(tx, asking, accountId)),
  ),
}

type Act = (tx: Transaction, asking: AskingClub) => Promise<void>

/** Acts as a manager of the club and shows what became of it. */
function asManager(context: RequestContext, clubId: string, act: Act) {
  const { id: accountId } = requireAccount(context)
  return command(context, async (tx) => {
    const actor = await requireClubActor(tx, { accountId, clubId })
    const asking = { actor, now: context.platform.clock() }
    await act(tx, asking)
    return readChecks(tx, asking)
  })
}
