import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import { expectedVersion, type RequestContext } from '#server/platform/http/context.ts'

import { addGuardian, changeGuardian, removeGuardian } from '../commands/guardians.ts'
import { memberCommand } from './viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const guardianRoutes = {
  addGuardian: route.addGuardian.handler(
    memberCommand((call) => addGuardian(call.db, call, call.input)),
  ),

  changeGuardian: route.changeGuardian.handler(
    memberCommand((call) =>
      changeGuardian(call.db, call, {
        ...call.input,
        was: call.input.was,
        version: expectedVersion(call.context),
      }),
    ),
  ),

  removeGuardian: route.removeGuardian.handler(
    memberCommand((call) => removeGuardian(call.db, call, call.input)),
  ),
}
