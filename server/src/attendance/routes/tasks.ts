import { implement } from '@orpc/server'
import { attendanceEndpoints } from '@touchline/contract/attendance/endpoints'
import { representedBy } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { requireEvent } from '#server/events/queries/calendar.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { assignTasks, offerTask, proposeForEvent } from '../commands/tasks.ts'
import { countTasks, findEventTasks, findTaskBoard, findTasksOf } from '../queries/tasks.ts'

const os = implement(attendanceEndpoints).$context<RequestContext>()

export const taskRoutes = {
  taskBoard: os.taskBoard.handler(
    teamQuery(async ({ db, now, input }) => {
      const events = await findTaskBoard(db, { ...input, now })
      const shown = events.slice(0, input.limit)
      return {
        events: shown,
        counts: await countTasks(db, input),
        next: events.length > input.limit ? (shown.at(-1)?.id ?? null) : null,
      }
    }),
  ),

  myTasks: os.myTasks.handler(
    teamQuery(async ({ db, actor, now, input: { teamId } }) => ({
      assignments: await findTasksOf(db, { teamId, memberIds: representedBy(actor), now }),
    })),
  ),

  eventTasks: os.eventTasks.handler(
    teamQuery(async ({ db, actor, input }) => {
      await requireEvent(db, actor, input.eventId)
      const assignments = await findEventTasks(db, input)
      if (input.include === undefined) return { assignments, proposals: null }
      if (!may(actor, 'tasks.assign')) throw new AppError('not_allowed')
      return { assignments, proposals: await proposeForEvent(db, input) }
    }),
  ),

  changeTasks: os.changeTasks.handler(
    teamCommand(async ({ db, actor, now, input }) => {
      const context = { actor, now, eventId: input.eventId }
      const assigned = input.changes.flatMap((one) => ('memberId' in one ? one : []))
      const offered = input.changes.flatMap((one) => ('isOffered' in one ? one : []))
      if (assigned.length > 0) await assignTasks(db, context, assigned)
      for (const offer of offered) await offerTask(db, context, offer)
      return { assignments: await findEventTasks(db, input), proposals: null }
    }),
  ),
}
