import { unavailabilityReasons } from '@touchline/domain/events/unavailability'
import { z } from 'zod'

import { day, id, instant, paragraph, version } from '../../wire/values.ts'

export const memberKey = z.object({ teamId: id, memberId: id })
export const unavailabilityKey = memberKey.extend({ unavailabilityId: id })

/** Days of the team's own calendar, both included; empty while the form is filled in. */
export const unavailabilityDays = z.object({
  firstDay: day.or(z.literal('')),
  lastDay: day.or(z.literal('')),
  reason: z.enum(unavailabilityReasons).nullable().default(null),
  /** Read by the person, the guardians and the staff, as the reason is. */
  note: paragraph(500).nullable().default(null),
})

/** The same days for one or several people, in any of the caller's teams. */
export const newUnavailabilities = unavailabilityDays.extend({
  people: z.array(memberKey).min(1).max(30),
  /** Also changes a "yes" or "maybe" on these days to "not going". */
  overridesAnswers: z.boolean().default(true),
})

/** Coming events answered with "not going" because of it. */
export const newUnavailabilitiesResult = z.object({ preAnswered: z.int() })

export type NewUnavailabilities = z.infer<typeof newUnavailabilities>

/** `version` is the one on screen: with a newer one stored, the edit fails with changed_meanwhile. */
export const unavailabilityEdit = unavailabilityKey.extend({
  ...unavailabilityDays.shape,
  version,
})

export const unavailability = z.object({
  id,
  firstDay: day,
  lastDay: day,
  reason: z.enum(unavailabilityReasons).nullable(),
  note: z.string().nullable(),
  isOver: z.boolean(),
  /** Coming events that are "not going" only because of these days. */
  preAnswered: z.int(),
  /** Who entered it, if not the person. */
  enteredBy: z.string().nullable(),
  updatedAt: instant,
  version,
})

export type Unavailability = z.infer<typeof unavailability>
export type UnavailabilityDays = z.infer<typeof unavailabilityDays>

/** Current and coming first, then past, newest first. */
export const unavailabilities = z.object({ unavailabilities: z.array(unavailability) })

export type Unavailabilities = z.infer<typeof unavailabilities>
