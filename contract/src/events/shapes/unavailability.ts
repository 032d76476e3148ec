import { unavailabilityReasons } from '@touchline/domain/events/unavailability'
import { z } from 'zod'

import { day, id, instant, paragraph, version } from '../../wire/values.ts'

export const memberKey = z.object({ teamId: id, memberId: id })
export const unavailabilityKey = memberKey.extend({ unavailabilityId: id })

/** Days of the team's own calendar, both included; empty while the form is filled in. */
export const awayDays = z.object({
  firstDay: day.or(z.literal('')),
  lastDay: day.or(z.literal('')),
  reason: z.enum(unavailabilityReasons).nullable().default(null),
  /** Read by the person, the guardians and the staff, as the reason is. */
  note: paragraph(500).nullable().default(null),
})

export const newUnavailability = memberKey.extend(awayDays.shape)

/** The same days for several people, in whatever teams they are. */
export const newAbsences = awayDays.extend({ people: z.array(memberKey).min(1).max(30) })

/** How many coming events stand as "not going" because of them. */
export const notedAbsences = z.object({ preAnswered: z.int() })

export type NewAbsences = z.infer<typeof newAbsences>

/** The version is the one that was on screen: a newer one answers changed_meanwhile. */
export const unavailabilityEdit = unavailabilityKey.extend({
  ...awayDays.shape,
  version,
})

export const unavailability = z.object({
  id,
  firstDay: day,
  lastDay: day,
  reason: z.enum(unavailabilityReasons).nullable(),
  note: z.string().nullable(),
  isOver: z.boolean(),
  /** Events that stand as "not going" because of it alone, from now on. */
  preAnswered: z.int(),
  /** Who noted it, when that was somebody else. */
  enteredBy: z.string().nullable(),
  updatedAt: instant,
  version,
})

export type Unavailability = z.infer<typeof unavailability>
export type AwayDays = z.infer<typeof awayDays>

/** What is still to come first, then what is over, newest first. */
export const unavailabilities = z.object({ unavailabilities: z.array(unavailability) })

export type Unavailabilities = z.infer<typeof unavailabilities>
