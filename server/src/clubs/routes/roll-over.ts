import { implement } from '@orpc/server'
import { rollOverEndpoints } from '@touchline/contract/clubs/endpoints/roll-over'

import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { planRollOver } from '../commands/plan-roll-over.ts'
import { rollOver } from '../commands/roll-over.ts'
import { undoRollOver } from '../commands/undo-roll-over.ts'
import { requireRollOver } from '../queries/roll-overs.ts'
import { clubCommand, clubQuery } from './handlers.ts'

const os = implement(rollOverEndpoints).$context<RequestContext>()

export const rollOverRoutes = {
  planRollOver: os.planRollOver.handler(
    clubQuery(async ({ db, actor, now, input: { cutOff } }) => {
      await requireCheckForClub(db, actor)
      return planRollOver(db, actor, { cutOff, now })
    }),
  ),

  rollOver: os.rollOver.handler(
    clubCommand(async ({ db, actor, now, input: { cutOff, moves } }) => {
      await requireCheckForClub(db, actor)
      const rollOverId = await rollOver(db, actor, { cutOff, moves, now })
      return requireRollOver(db, { ...actor, rollOverId }, now)
    }),
  ),

  undoRollOver: os.undoRollOver.handler(
    clubCommand(async ({ db, actor, now, input: { rollOverId } }) => {
      await requireCheckForClub(db, actor)
      return undoRollOver(db, actor, { rollOverId, now })
    }),
  ),
}
