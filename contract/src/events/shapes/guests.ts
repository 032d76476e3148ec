import { z } from 'zod'

import { id } from '../../wire/values.ts'
import { eventKey } from './requests.ts'

/** A member of another team of the club who can be invited. */
export const possibleGuest = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  isInvited: z.boolean(),
})

/** The club's other teams in which the caller is staff; other rosters stay hidden. */
export const possibleGuests = z.object({
  teams: z.array(z.object({ id, name: z.string(), members: z.array(possibleGuest) })),
})

export type PossibleGuests = z.infer<typeof possibleGuests>

/** Replaces the guests the caller may choose; others stay. */
export const guestList = eventKey.extend({ memberIds: z.array(id).max(200) })
