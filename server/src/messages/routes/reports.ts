import { implement } from '@orpc/server'
import { reportEndpoints } from '@touchline/contract/messages/endpoints/reports'

import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { closeReport } from '../commands/close-report.ts'
import { makeReport, reportsFor } from '../commands/reports.ts'
import { askingOf } from './asking.ts'

const os = implement(reportEndpoints).$context<RequestContext>()

/** Reports, from whoever makes them to whoever looks at them. */
export const reportRoutes = {
  report: os.report.handler(({ input, context }) =>
    command(context, async (tx) => makeReport(tx, await askingOf(context, input, tx), input)),
  ),

  reports: os.reports.handler(({ context }) =>
    reportsFor(context.platform.database, context.platform, requireAccount(context).id),
  ),

  closeReport: os.closeReport.handler(({ input, context }) =>
    command(context, async (tx) => {
      const accountId = requireAccount(context).id
      await closeReport(tx, { accountId, now: context.platform.clock() }, input)
      return reportsFor(tx, context.platform, accountId)
    }),
  ),
}
