import { marks } from '@touchline/domain/attendance/marks'
import { exportFormats } from '@touchline/domain/members/export/formats'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

import { eventType } from '../../events/shapes/draft.ts'
import { answer, event } from '../../events/shapes/event.ts'
import { eventKey, teamKey } from '../../events/shapes/requests.ts'
import { id, instant, paragraph } from '../../wire/values.ts'

export const mark = z.enum(marks)

const page = {
  limit: z.coerce.number<number | string>().int().min(1).max(500).default(200),
  cursor: id.optional(),
}

/** All past events if neither season nor type is given. */
const counted = { seasonId: id.optional(), type: eventType.optional() }

export const summaryQuery = teamKey.extend({ ...counted, ...page })

/** The same figures as a file; `memberIds` picks people, in the order of the file. */
export const summaryExport = teamKey.extend({
  /** Includes former and archived members who were invited or marked. */
  withFormer: z.boolean().default(false),
  ...counted,
  format: z.enum(exportFormats),
  language: z.enum(languages),
  memberIds: z.array(id).min(1).max(5000).optional(),
})

export type SummaryExport = z.infer<typeof summaryExport>

const share = z.number().min(0).max(1).nullable()

/** One person's season figures. */
export const attendanceRecord = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  isPlaceholder: z.boolean(),
  /** For people invited only by email, who may have no name yet. */
  email: z.string().nullable(),
  role: z.string(),
  /** Coaches are staff unless they have a position. */
  isCoach: z.boolean(),
  position: z.string().nullable(),
  invited: z.int(),
  going: z.int(),
  maybe: z.int(),
  notGoing: z.int(),
  silent: z.int(),
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  injured: z.int(),
  /** Shares from 0 to 1: invitations answered, and marked events attended; null without any. */
  answeredRate: share,
  presenceRate: share,
})

export type AttendanceRecord = z.infer<typeof attendanceRecord>

/** Staff see everyone; others see themselves and their children. */
export const attendanceSummary = z.object({
  /** Past events of the season. */
  events: z.int(),
  members: z.array(attendanceRecord),
  next: z.string().nullable(),
})

export const presenceQuery = teamKey.extend({ seasonId: id.optional() })

/** Attendance rate: of everyone for staff, of you and your children for others. */
export const presence = z.object({ presence: share })

export const byEventQuery = teamKey.extend({
  when: z.enum(['next', 'past']).default('next'),
  seasonId: id.optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(30).default(10),
  cursor: id.optional(),
})

/** Or the people of one event, past or upcoming. */
export const eventPeopleQuery = byEventQuery.extend({ eventId: id.optional() })

export const invitedPerson = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  isPlaceholder: z.boolean(),
  /** For people invited only by email, who may have no name yet. */
  email: z.string().nullable(),
  role: z.string(),
  /** Coaches are staff unless they have a position. */
  isCoach: z.boolean(),
  position: z.string().nullable(),
  answer: answer.nullable(),
  waiting: z.int().nullable(),
  mark: mark.nullable(),
  /** Note by staff, and who marked when; visible to the same people as the mark. */
  note: z.string().nullable(),
  markedBy: z.string().nullable(),
  markedAt: instant.nullable(),
  /** From another team of the club. */
  isGuest: z.boolean(),
})

export type InvitedPerson = z.infer<typeof invitedPerson>

/** Who's coming or, once it has begun, who came. */
export const attendanceByEvent = z.object({
  events: z.array(z.object({ event: event.omit({ mine: true }), people: z.array(invitedPerson) })),
  next: z.string().nullable(),
})

export const newMarks = eventKey.extend({
  marks: z
    .array(
      z.object({
        memberId: id,
        mark: mark.nullable(),
        /** Leave out to keep the current note. */
        note: paragraph(280).nullish(),
        /** The mark on screen; if the stored one differs, it is returned in `replaced`. */
        was: mark.nullish(),
      }),
    )
    .min(1)
    .max(500),
})

export const eventMarks = z.object({
  marks: z.array(z.object({ memberId: id, mark, note: z.string().nullable() })),
  /** Marks by others that this request overwrote. */
  replaced: z.array(
    z.object({ memberId: id, mark: mark.nullable(), markedBy: z.string().nullable() }),
  ),
})

export type EventMarks = z.infer<typeof eventMarks>
