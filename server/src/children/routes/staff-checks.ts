import { implement } from '@orpc/server'
import { staffCheckEndpoints } from '@touchline/contract/children/endpoints/staff-checks'

import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { readChecks, recordCheck, removeCheck, requireChecks } from '../commands/staff-checks.ts'

const os = implement(staffCheckEndpoints).$context<RequestContext>()

export const staffCheckRoutes = {
  staffChecks: os.staffChecks.handler(
    clubQuery(({ db, actor, now }) => readChecks(db, { actor, now })),
  ),

  requireChecks: os.requireChecks.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await requireChecks(db, { actor, now }, input.isRequired)
      return readChecks(db, { actor, now })
    }),
  ),

  recordCheck: os.recordCheck.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await recordCheck(db, { actor, now }, input)
      return readChecks(db, { actor, now })
    }),
  ),

  removeCheck: os.removeCheck.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await removeCheck(db, actor, input.accountId)
      return readChecks(db, { actor, now })
    }),
  ),
}
