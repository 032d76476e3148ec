import { implement } from '@orpc/server'
import { attendanceEndpoints } from '@touchline/contract/attendance/endpoints'
import type { AttendanceRecord } from '@touchline/contract/attendance/shapes/marks'
import { presenceOf, ratesOf, silentOf } from '@touchline/domain/attendance/marks'
import { mayMark, maySeeRecord } from '@touchline/domain/attendance/permissions'
import { type Actor, isStaff, spokenForBy } from '@touchline/domain/teams/actor'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { exportSummary } from './commands/export-summary.ts'
import { markAttendance } from './commands/marks.ts'
import { findByEvent } from './queries/by-event.ts'
import { findMarks } from './queries/marks.ts'
import {
  countPastEvents,
  countPresence,
  findTallies,
  type MemberTally,
  type Readable,
} from './queries/tallies.ts'
import { actorOf, withoutAddress, withoutMark, withoutNote } from './routes/reader.ts'
import { taskRoutes } from './routes/tasks.ts'

const os = implement(attendanceEndpoints).$context<RequestContext>()

export const attendanceRoutes = os.router({
  summary: os.summary.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    const actor = await actorOf(context, input.teamId, database)
    const question = { ...input, now: clock() }
    const tallies = await findTallies(database, question, readableTo(actor))
    const shown = tallies.slice(0, input.limit)
    return {
      events: await countPastEvents(database, question),
      members: shown.map((tally) => withoutAddress(actor, recordOf(tally))),
      next: tallies.length > input.limit ? (shown.at(-1)?.memberId ?? null) : null,
    }
  }),

  presence: os.presence.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    const actor = await actorOf(context, input.teamId, database)
    const question = { ...input, now: clock() }
    return { presence: presenceOf(await countPresence(database, question, readableTo(actor))) }
  }),

  export: os.export.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    const actor = await actorOf(context, input.teamId, database)
    const wish = { ...input, now: clock() }
    const file = await exportSummary(database, wish, readableTo(actor))
    context.reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
    return file.bytes
  }),

  byEvent: os.byEvent.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    const actor = await actorOf(context, input.teamId, database)
    const { accountId } = actor
    const who = { accountId, marks: mayMark(actor), own: spokenForBy(actor) }
    const events = await findByEvent(database, { ...input, ...who, now: clock() })
    const shown = events.slice(0, input.limit).map(({ event, people }) => ({
      event,
      people: people.map((person) => withoutAddress(actor, withoutMark(actor, person))),
    }))
    return {
      events: shown,
      next: events.length > input.limit ? (shown.at(-1)?.event.id ?? null) : null,
    }
  }),

  mark: os.mark.handler(({ input, context }) =>
    command(context, async (tx) => {
      const actor = await actorOf(context, input.teamId, tx)
      const marking = { actor, now: context.platform.clock(), eventId: input.eventId }
      const replaced = await markAttendance(tx, marking, input.marks)
      const marks = await findMarks(tx, input)
      const shown = marks.filter(({ memberId }) => maySeeRecord(actor, memberId))
      return { marks: shown.map((mark) => withoutNote(actor, mark)), replaced: [...replaced] }
    }),
  ),

  ...taskRoutes,
})

function recordOf(tally: MemberTally): AttendanceRecord {
  const { answered, presence } = ratesOf(tally)
  return { ...tally, silent: silentOf(tally), answeredRate: answered, presenceRate: presence }
}

/** As the domain's `maySeeRecord` says of one person. */
function readableTo(actor: Actor): Readable {
  return isStaff(actor) ? { but: actor.keptFrom ?? [] } : { only: spokenForBy(actor), but: [] }
}
