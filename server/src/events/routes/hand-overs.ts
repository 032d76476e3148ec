import { implement } from '@orpc/server'
import { handOverEndpoints } from '@touchline/contract/events/endpoints/hand-overs'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { noteHandOver, readHandOvers } from '../commands/hand-overs.ts'

const os = implement(handOverEndpoints).$context<RequestContext>()

/** Guests have no plan in the team whose event it is. */
export const handOverRoutes = {
  handOvers: os.handOvers.handler(
    teamQuery(({ db, actor, input }) => readHandOvers(db, { actor, eventId: input.eventId })),
  ),

  noteHandOver: os.noteHandOver.handler(
    teamCommand(({ db, actor, now, input }) =>
      noteHandOver(db, { actor, now, eventId: input.eventId }, input),
    ),
  ),
}
