import { implement } from '@orpc/server'
import { reportEndpoints } from '@touchline/contract/messages/endpoints/reports'

import type { RequestContext } from '#server/platform/http/context.ts'
import { accountCommand, accountQuery } from '#server/platform/http/handlers.ts'
import { teamCommand } from '#server/teams/routes/handlers.ts'

import { closeReport } from '../commands/close-report.ts'
import { makeReport, reportsFor } from '../commands/reports.ts'

const os = implement(reportEndpoints).$context<RequestContext>()

export const reportRoutes = {
  report: os.report.handler(
    teamCommand(({ db, actor, now, input }) => makeReport(db, { actor, now }, input)),
  ),

  reports: os.reports.handler(
    accountQuery(({ db, account, context }) => reportsFor(db, context.platform, account.id)),
  ),

  closeReport: os.closeReport.handler(
    accountCommand(async ({ db, account, now, input, context }) => {
      await closeReport(db, { accountId: account.id, now }, input)
      return reportsFor(db, context.platform, account.id)
    }),
  ),
}
