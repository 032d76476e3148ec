import { implement } from '@orpc/server'
import { attendanceEndpoints } from '@touchline/contract/attendance/endpoints'
import { presenceOf } from '@touchline/domain/attendance/marks'
import { maySeeRecord } from '@touchline/domain/attendance/permissions'
import { type Actor, isStaff, representedBy } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { onStandby, type RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { exportSummary } from './commands/export-summary.ts'
import { markAttendance } from './commands/marks.ts'
import { findByEvent } from './queries/by-event.ts'
import { findMarks } from './queries/marks.ts'
import {
  countPastEvents,
  countPresence,
  findTallies,
  recordOf,
  type Readable,
} from './queries/tallies.ts'
import { withoutAddress, withoutMark, withoutNote } from './routes/masks.ts'
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
        members: shown.map((tally) => withoutAddress(actor, recordOf(tally))),
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

  byEvent: os.byEvent.handler(
    teamQuery(async ({ db, actor, now, input }) => {
      const { accountId } = actor
      const who = { accountId, marks: may(actor, 'attendance.edit'), own: representedBy(actor) }
      const events = await findByEvent(db, { ...input, ...who, now })
      const shown = events.slice(0, input.limit).map(({ event, people }) => ({
        event,
        people: people.map((person) => withoutAddress(actor, withoutMark(actor, person))),
      }))
      return {
        events: shown,
        next: events.length > input.limit ? (shown.at(-1)?.event.id ?? null) : null,
      }
    }),
  ),

  mark: os.mark.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      const context = { actor, now, eventId: input.eventId }
      const replaced = await markAttendance(db, context, input.marks)
      const marks = await findMarks(db, input)
      const shown = marks.filter(({ memberId }) => maySeeRecord(actor, memberId))
      return { marks: shown.map((mark) => withoutNote(actor, mark)), replaced: [...replaced] }
    }),
  ),

  ...taskRoutes,
})

/** The same rule as the domain's `maySeeRecord`, for a query. */
function readableTo(actor: Actor): Readable {
  return isStaff(actor) ? { but: actor.blockedFrom ?? [] } : { only: representedBy(actor), but: [] }
}
