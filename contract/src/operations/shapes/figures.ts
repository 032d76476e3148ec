import { z } from 'zod'

import { day, instant } from '../../wire/values.ts'

const count = z.int().min(0)

/** Work on its way, and what went wrong. */
const queueFigures = z.object({
  /** The name of the job. */
  queue: z.string(),
  waiting: count,
  active: count,
  failed: count,
})

/** Letters or text messages. */
const sendingFigures = z.object({ waiting: count, sentToday: count, failed: count })

/** What happened in a week, from its Monday (UTC). */
const weekFigures = z.object({
  week: day,
  /** Accounts that were made. */
  accounts: count,
  /** Teams in which an event took place. */
  activeTeams: count,
  events: count,
  answers: count,
  mails: count,
})

export type WeekFigures = z.infer<typeof weekFigures>

/** Figures of the whole installation: numbers, never contents. */
export const figures = z.object({
  at: instant,
  version: z.string(),
  accounts: z.object({ total: count, new7: count, new30: count, active30: count }),
  teams: count,
  clubs: count,
  members: count,
  /** The last twelve weeks, oldest first; the current one is not over. */
  weeks: z.array(weekFigures),
  /** Events that take place, for each of the last thirty days (UTC), oldest first. */
  eventsByDay: z.array(z.object({ day, count })),
  storage: z.object({ files: count, bytes: count }),
  databaseBytes: count,
  queues: z.array(queueFigures),
  mail: sendingFigures,
  texts: sendingFigures,
  /** Event streams that the answering process holds open. */
  streams: count,
})

export type Figures = z.infer<typeof figures>
