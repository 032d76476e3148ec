import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'

import { versionWanted, type RequestContext } from '#server/platform/http/context.ts'

import { addGuardian, changeGuardian, removeGuardian } from '../commands/guardians.ts'
import { onMember } from './viewer.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const guardianRoutes = {
  addGuardian: route.addGuardian.handler(({ input, context }) =>
    onMember(context, input, (tx, who) => addGuardian(tx, who, input)),
  ),

  changeGuardian: route.changeGuardian.handler(({ input, context }) =>
    onMember(context, input, (tx, who) =>
      changeGuardian(tx, who, { ...input, was: input.was, version: versionWanted(context) }),
    ),
  ),

  removeGuardian: route.removeGuardian.handler(({ input, context }) =>
    onMember(context, input, (tx, who) => removeGuardian(tx, who, input)),
  ),
}
