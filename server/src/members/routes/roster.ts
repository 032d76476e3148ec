import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import { personPictures } from '#server/files/queries/addresses.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { decideBirthDate } from '../commands/pending-birth-date.ts'
import { listRoster } from '../queries/roster.ts'
import { memberCommand } from './viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const rosterRoutes = {
  // Loads the caller and the rows in one statement, because the roster is the most frequent
  // request.
  list: route.list.handler(async ({ input: { teamId, ...query }, context }) => {
    const account = requireAccount(context)
    const { database, clock } = context.platform
    const show = await personPictures(context.platform)
    const seesNoMinors = account.program?.seesChildren === false
    return listRoster(database, { account, teamId, show, now: clock(), seesNoMinors }, query)
  }),

  decideBirthDate: route.decideBirthDate.handler(
    memberCommand((call) => decideBirthDate(call.db, call, call.input)),
  ),
}
