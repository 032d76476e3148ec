import { implement } from '@orpc/server'
import { attendanceEndpoints } from '@touchline/contract/attendance/endpoints'
import { presenceOf } from '@touchline/domain/attendance/marks'
import { type Actor, isStaff, representedBy } from '@touchline/domain/teams/actor'

import { onStandby, type RequestContext } from '#server/platform/http/context.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { exportSummary } from './commands/export-summary.ts'
import {
  countPastEvents,
  countPresence,
  findTallies,
  toAttendanceRecord,
  type ReadableMembers,
} from './queries/tallies.ts'
import { withoutAddress } from './routes/masks.ts'
import { eventRoutes } from './routes/of-events.ts'
import { taskRoutes } from './routes/tasks.ts'

const os = implement(attendanceEndpoints).$context<RequestContext>()

export const attendanceRoutes = os.router({
  summary: os.summary.handler(
    teamQuery(async ({ db, actor, now, input }) => {
      const question = { ...input, now }
      const tallies = await findTallies(db, question, readableTo(actor))
      const shown = tallies.slice(0, input.limit)
      return {
        events: await countPastEvents(db, question),
        members: shown.map((tally) => withoutAddress(actor, toAttendanceRecord(tally))),
        next: tallies.length > input.limit ? (shown.at(-1)?.memberId ?? null) : null,
      }
    }),
  ),

  presence: os.presence.handler(
    teamQuery(async ({ db, actor, now, input }) => ({
      presence: presenceOf(await countPresence(db, { ...input, now }, readableTo(actor))),
    })),
  ),

  export: os.export.handler(
    teamQuery(
      onStandby(async ({ db, actor, now, input, context }) => {
        const file = await exportSummary(db, { ...input, now }, readableTo(actor))
        context.reply
          .header('content-type', file.contentType)
          .header('content-disposition', `attachment; filename="${file.fileName}"`)
        return file.bytes
      }),
    ),
  ),

  ...eventRoutes,
  ...taskRoutes,
})

/** `maySeeRecord` of the domain as a query. */
function readableTo(actor: Actor): ReadableMembers {
  return isStaff(actor) ? { but: actor.blockedFrom ?? [] } : { only: representedBy(actor), but: [] }
}
