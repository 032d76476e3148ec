import { implement } from '@orpc/server'
import { knockOutEndpoints } from '@touchline/contract/leagues/endpoints/knock-outs'

import type { RequestContext } from '#server/platform/http/context.ts'

import { drawKnockOut, removeKnockOut } from '../commands/knock-outs.ts'
import { requireWholeLeague } from '../queries/whole.ts'
import { onLeague } from './doing.ts'

const os = implement(knockOutEndpoints).$context<RequestContext>()

export const knockOutRoutes = {
  drawKnockOut: os.drawKnockOut.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await drawKnockOut(tx, doing, input)
      return requireWholeLeague(tx, { ...doing, platform: context.platform }, input)
    }),
  ),

  removeKnockOut: os.removeKnockOut.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await removeKnockOut(tx, doing, input)
      return requireWholeLeague(tx, { ...doing, platform: context.platform }, input)
    }),
  ),
}
