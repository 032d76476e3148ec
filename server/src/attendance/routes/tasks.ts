import { implement } from '@orpc/server'
import { attendanceEndpoints } from '@touchline/contract/attendance/endpoints'

import { requireEvent } from '#server/events/queries/calendar.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { assignTasks, offerTask, proposeForEvent } from '../commands/tasks.ts'
import { countTasks, findEventTasks, findTaskBoard, findTasksOf } from '../queries/tasks.ts'
import { actorOf } from './reader.ts'

const os = implement(attendanceEndpoints).$context<RequestContext>()

export const taskRoutes = {
  taskBoard: os.taskBoard.handler(async ({ input, context }) => {
    const { database, clock } = context.platform
    await actorOf(context, input.teamId, database)
    const events = await findTaskBoard(database, { ...input, now: clock() })
    const shown = events.slice(0, input.limit)
    return {
      events: shown,
      counts: await countTasks(database, input),
      next: events.length > input.limit ? (shown.at(-1)?.id ?? null) : null,
    }
  }),

  myTasks: os.myTasks.handler(async ({ input: { teamId }, context }) => {
    const { database, clock } = context.platform
    const { memberId, childIds } = await actorOf(context, teamId, database)
    const memberIds = memberId === undefined ? childIds : [memberId, ...childIds]
    return { assignments: await findTasksOf(database, { teamId, memberIds, now: clock() }) }
  }),

  eventTasks: os.eventTasks.handler(async ({ input, context }) => {
    const { database } = context.platform
    const actor = await actorOf(context, input.teamId, database)
    await requireEvent(database, actor, input.eventId)
    return { assignments: await findEventTasks(database, input) }
  }),

  assignTasks: os.assignTasks.handler(({ input, context }) =>
    command(context, async (tx) => {
      const actor = await actorOf(context, input.teamId, tx)
      const doing = { actor, now: context.platform.clock(), eventId: input.eventId }
      await assignTasks(tx, doing, input.assignments)
      return { assignments: await findEventTasks(tx, input) }
    }),
  ),

  offerTask: os.offerTask.handler(({ input, context }) =>
    command(context, async (tx) => {
      const actor = await actorOf(context, input.teamId, tx)
      const doing = { actor, now: context.platform.clock(), eventId: input.eventId }
      await offerTask(tx, doing, input)
      return { assignments: await findEventTasks(tx, input) }
    }),
  ),

  proposeTasks: os.proposeTasks.handler(async ({ input, context }) => {
    const { database } = context.platform
    const actor = await actorOf(context, input.teamId, database)
    await requireEvent(database, actor, input.eventId)
    return { proposals: await proposeForEvent(database, actor, input) }
  }),
}
