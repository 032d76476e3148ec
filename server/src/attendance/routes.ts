import { attendanceEndpoints } from '@touchline/contract/attendance/endpoints'
import type { AttendanceRecord, Attender } from '@touchline/contract/attendance/shapes'
import { ratesOf, silentOf } from '@touchline/domain/attendance/marks'
import { maySeeRecord } from '@touchline/domain/attendance/permissions'
import { isStaff, type Actor } from '@touchline/domain/teams/actor'
import { implement } from '@orpc/server'

import type { Queryable } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import { markAttendance } from './commands.ts'
import { findByEvent, findMarks } from './queries/by-event.ts'
import { countPastEvents, findTallies, type MemberTally } from './queries/tallies.ts'

const os = implement(attendanceEndpoints).$context<RequestContext>()

export const attendanceRoutes = os.router({
  summary: os.summary.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    const actor = await actorOf(context, input.teamId, database)
    const question = { ...input, now: clock() }
    const tallies = await findTallies(database, question, isStaff(actor) ? undefined : own(actor))
    const shown = tallies.slice(0, input.limit)
    return {
      events: await countPastEvents(database, question),
      members: shown.map(recordOf),
      next: tallies.length > input.limit ? (shown.at(-1)?.memberId ?? null) : null,
    }
  }),

  byEvent: os.byEvent.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    const actor = await actorOf(context, input.teamId, database)
    const { accountId } = actor
    const events = await findByEvent(database, { ...input, accountId, now: clock() })
    const shown = events.slice(0, input.limit).map(({ event, people }) => ({
      event,
      people: people.map((person) => withoutMark(actor, person)),
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
      await markAttendance(tx, marking, input.marks)
      return { marks: await findMarks(tx, input) }
    }),
  ),
})

function recordOf(tally: MemberTally): AttendanceRecord {
  const { answered, presence } = ratesOf(tally)
  return { ...tally, silent: silentOf(tally), answeredRate: answered, presenceRate: presence }
}

/** Whether somebody was late or injured is not for everybody. */
function withoutMark(actor: Actor, person: Attender): Attender {
  return maySeeRecord(actor, person.memberId) ? person : { ...person, mark: null }
}

function own({ memberId, childIds }: Actor): string[] {
  return memberId === undefined ? [...childIds] : [memberId, ...childIds]
}

function actorOf(context: RequestContext, teamId: string, db: Queryable): Promise<Actor> {
  return requireActor(db, { accountId: requireAccount(context).id, teamId })
}
