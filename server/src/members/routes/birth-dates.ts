import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { decideBirthDate, readPendingBirthDate } from '../commands/pending-birth-date.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const birthDateRoutes = {
  pendingBirthDate: route.pendingBirthDate.handler(
    teamQuery((call) => readPendingBirthDate(call.db, call, call.input.memberId)),
  ),

  decideBirthDate: route.decideBirthDate.handler(
    teamCommand((call) => decideBirthDate(call.db, call, call.input)),
  ),
}
