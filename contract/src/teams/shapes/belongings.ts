import { presetTasks } from '@touchline/domain/teams/tasks'
import { z } from 'zod'

import { picture } from '../../files/shapes.ts'
import { day, email, requiredLine, id, line, paragraph, phone } from '../../wire/values.ts'
import { teamKey } from '../shapes.ts'

export const venueFields = z.object({
  name: requiredLine(120),
  address: paragraph(300).nullish(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
})

export const venue = z.object({
  id,
  name: z.string(),
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

export type VenueFields = z.infer<typeof venueFields>
export type Venue = z.infer<typeof venue>

export const opponentFields = z.object({
  name: requiredLine(100),
  nickname: line(40).nullish(),
  email: email.nullish(),
  phone: phone.nullish(),
  /** Uploaded with purpose opponent_logo; without it, the logo stays. */
  logoFileId: id.nullish(),
})

export const opponent = z.object({
  id,
  name: z.string(),
  nickname: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  logo: picture.nullable(),
})

export type OpponentFields = z.infer<typeof opponentFields>
export type Opponent = z.infer<typeof opponent>

export const taskFields = z.object({
  name: requiredLine(80),
  description: paragraph(500).nullish(),
  /** The member who does the task by default. */
  assigneeId: id.nullish(),
})

const assignee = z.object({ memberId: id, firstName: z.string(), lastName: z.string() })

/** Presets are shown in the reader's language; a renamed one becomes the team's own text. */
export const task = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  preset: z.enum(presetTasks).nullable(),
  assignee: assignee.nullable(),
})

export const taskList = z.object({
  tasks: z.array(task),
  /** Deleted tasks that past events still name. */
  retired: z.array(task),
  /** Members a task can be given to; empty for readers who can't assign tasks. */
  assignable: z.array(assignee),
})

export type TaskFields = z.infer<typeof taskFields>
export type Task = z.infer<typeof task>
export type TaskList = z.infer<typeof taskList>
export type Assignee = z.infer<typeof assignee>

export const seasonFields = z
  .object({ name: requiredLine(40), startsOn: day, endsOn: day })
  .refine((season) => season.startsOn < season.endsOn, { path: ['endsOn'] })

export const season = z.object({
  id,
  name: z.string(),
  startsOn: day,
  endsOn: day,
  status: z.enum(['past', 'current', 'future']),
  eventCount: z.int(),
  /** Why it can't be deleted; null if it can. */
  hold: z.enum(['has_events', 'between_seasons']).nullable(),
})

export type SeasonFields = z.infer<typeof seasonFields>
export type Season = z.infer<typeof season>

export const venueKey = teamKey.extend({ venueId: id })
export const opponentKey = teamKey.extend({ opponentId: id })
export const taskKey = teamKey.extend({ taskId: id })
export const seasonKey = teamKey.extend({ seasonId: id })
