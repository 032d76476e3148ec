import { z } from 'zod'

import { eventKey } from '../../events/shapes/asking.ts'
import { eventType } from '../../events/shapes/draft.ts'
import { id, instant } from '../../wire/values.ts'

/** Who does a task at an event; offered while they look for somebody to take it over. */
export const taskAssignment = z.object({
  taskId: id,
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  isOffered: z.boolean(),
})

export type TaskAssignment = z.infer<typeof taskAssignment>

export const eventTasks = z.object({ assignments: z.array(taskAssignment) })

/** What somebody, or a child of theirs, does at the events to come. */
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

/** Who does what from now on; null gives a task back. */
export const newAssignments = eventKey.extend({
  assignments: z
    .array(z.object({ taskId: id, memberId: id.nullable() }))
    .min(1)
    .max(100),
})

export type NewAssignments = z.infer<typeof newAssignments>

export const taskOffer = eventKey.extend({ taskId: id, isOffered: z.boolean() })

/** Who would do the tasks nobody does yet, shared out fairly among those who come. */
export const taskProposal = z.object({
  proposals: z.array(taskAssignment.omit({ isOffered: true })),
})
