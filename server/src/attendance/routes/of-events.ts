import { implement } from '@orpc/server'
import { attendanceEndpoints } from '@touchline/contract/attendance/endpoints'
import { forecastOf } from '@touchline/domain/attendance/forecast'
import { maySeeRecord } from '@touchline/domain/attendance/permissions'
import { representedBy } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { requireEvent } from '#server/events/queries/calendar.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { markAttendance } from '../commands/marks.ts'
import { findByEvent } from '../queries/by-event.ts'
import { findMarks } from '../queries/marks.ts'
import { findPastAttendance } from '../queries/past-attendance.ts'
import { withoutAddress, withoutMark, withoutNote } from './masks.ts'

const os = implement(attendanceEndpoints).$context<RequestContext>()

/** Who came to an event, and who will probably come. */
export const eventRoutes = {
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

  forecast: os.forecast.handler(
    teamQuery(async ({ db, actor, now, input }) => {
      await requireEvent(db, actor, input.eventId)
      const past = await findPastAttendance(db, input, now)
      return { forecast: (past && forecastOf(past, past.places)) ?? null }
    }),
  ),
}
