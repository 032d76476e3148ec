import { implement } from '@orpc/server'
import type {
  ChildErasureChange,
  ChildErasureView,
} from '@touchline/contract/privacy/endpoints/children'
import { childDataEndpoints } from '@touchline/contract/privacy/endpoints/children'

import type { Transaction } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery, type TeamCall } from '#server/teams/routes/handlers.ts'

import {
  askForErasure,
  decideErasure,
  readErasure,
  stopErasure,
} from '../commands/ask-for-erasure.ts'

const os = implement(childDataEndpoints).$context<RequestContext>()

/** How the data of a child is erased. */
export const childDataRoutes = {
  childErasure: os.childErasure.handler(
    teamQuery((call) => readErasure(call.db, call, call.input.memberId)),
  ),

  changeChildErasure: os.changeChildErasure.handler(teamCommand(changeErasure)),
}

function changeErasure({
  db,
  actor,
  now,
  context,
  input: { memberId, state, typedName },
}: TeamCall<ChildErasureChange, Transaction>): Promise<ChildErasureView> {
  const by = { actor, now, platform: context.platform }
  if (state === 'requested') return askForErasure(db, by, { memberId, typedName })
  if (state === 'stopped') return stopErasure(db, by, memberId)
  return decideErasure(db, by, { memberId, erase: state === 'approved' })
}
