import { implement } from '@orpc/server'
import { waitingListEndpoints } from '@touchline/contract/collections/endpoints/waiting-lists'
import type { WaitingListShape } from '@touchline/contract/collections/shapes/waiting-list'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { moveWaiting } from '../commands/places/move-waiting.ts'
import { requireCollection, type CollectionKey } from '../queries/collections.ts'
import { countTaken, findWaiting } from '../queries/places.ts'

const os = implement(waitingListEndpoints).$context<RequestContext>()

export const waitingListRoutes = {
  waitingList: os.waitingList.handler(
    teamQuery(({ db, actor, input }) => waitingListOf(db, input, actor)),
  ),

  moveWaiting: os.moveWaiting.handler(
    teamCommand(async ({ db, actor, now, input, context }) => {
      await moveWaiting(db, context.platform, { actor, now, input })
      return waitingListOf(db, input, actor)
    }),
  ),
}

async function waitingListOf(
  db: Queryable,
  key: CollectionKey,
  { blockedFrom }: Pick<Actor, 'blockedFrom'>,
): Promise<WaitingListShape> {
  const { places } = await requireCollection(db, key)
  const entries = await findWaiting(db, key, blockedFrom)
  return {
    places,
    taken: await countTaken(db, key),
    entries: entries.map(({ billId, payer, names, feeNames, since }) => ({
      billId,
      payer,
      names,
      feeNames,
      since: since.toISOString(),
    })),
  }
}
