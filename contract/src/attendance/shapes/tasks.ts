import { z } from 'zod'

import { eventType } from '../../events/shapes/draft.ts'
import { eventKey } from '../../events/shapes/requests.ts'
import { id, instant } from '../../wire/values.ts'

/** A task of an event and the person doing it; `isOffered` while they look for a replacement. */
export const taskAssignment = z.object({
  taskId: id,
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  isOffered: z.boolean(),
})

export type TaskAssignment = z.infer<typeof taskAssignment>

export const eventTasksQuery = eventKey.extend({
  /** For staff: also proposes people for the unassigned tasks. */
  include: z.literal('proposals').optional(),
})

export const eventTasks = z.object({
  assignments: z.array(taskAssignment),
  /** Null unless asked for. */
  proposals: z.array(taskAssignment.omit({ isOffered: true })).nullable(),
})

/** Tasks of a person and their children at upcoming events. */
export const myTasks = z.object({
  assignments: z.array(taskAssignment.extend({ eventId: id })),
})

/** The tasks of several events, and how often each member had one in the season. */
export const taskBoard = z.object({
  events: z.array(
    z.object({
      id,
      title: z.string(),
      type: eventType,
      startsAt: instant,
      endsAt: instant,
      isAllDay: z.boolean(),
      timeZone: z.string(),
      assignments: z.array(taskAssignment),
    }),
  ),
  counts: z.array(
    z.object({ memberId: id, firstName: z.string(), lastName: z.string(), count: z.int() }),
  ),
  next: z.string().nullable(),
})

export type TaskBoard = z.infer<typeof taskBoard>

/** A new person for a task (null gives it back), or whether its person offers it to others. */
const taskChange = z.union([
  z.object({ taskId: id, memberId: id.nullable() }),
  z.object({ taskId: id, isOffered: z.boolean() }),
])

export const taskChanges = eventKey.extend({ changes: z.array(taskChange).min(1).max(100) })

export type TaskChange = z.infer<typeof taskChange>
