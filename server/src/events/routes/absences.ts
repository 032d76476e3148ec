import { implement } from '@orpc/server'
import { unavailabilityEndpoints } from '@touchline/contract/events/endpoints/unavailabilities'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { noteAbsences } from '../commands/absences.ts'
import { actorOf } from './asking.ts'

const route = implement(unavailabilityEndpoints).$context<RequestContext>()

export const absenceRoutes = {
  /** Teams in one order, so that two who note at once don't wait for each other. */
  addAbsences: route.addAbsences.handler(({ input: { people, ...days }, context }) =>
    command(context, async (tx) => {
      const teams = Map.groupBy(people, ({ teamId }) => teamId)
      let preAnswered = 0
      for (const teamId of [...teams.keys()].toSorted()) {
        const actor = await actorOf(context, teamId, tx)
        const memberIds = [...new Set(teams.get(teamId)?.map(({ memberId }) => memberId))]
        const absent = { actor, now: context.platform.clock(), memberIds }
        preAnswered += await noteAbsences(tx, absent, days)
      }
      return { preAnswered }
    }),
  ),
}
