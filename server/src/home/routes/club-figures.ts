import { implement } from '@orpc/server'
import { homeEndpoints } from '@touchline/contract/home/endpoints'

import { requireClubActor } from '#server/clubs/queries.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { findClubFigures } from '../queries/club-figures.ts'

const route = implement(homeEndpoints).$context<RequestContext>()

export const clubFiguresRoutes = {
  clubFigures: route.clubFigures.handler(async ({ context, input: { clubId } }) => {
    const { database, clock } = context.platform
    await requireClubActor(database, { accountId: requireAccount(context).id, clubId })
    return { teams: await findClubFigures(database, clubId, clock()) }
  }),
}
