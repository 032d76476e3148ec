import { z } from 'zod'

import { id } from '../../wire/values.ts'
import { eventKey } from './asking.ts'

/** Someone of another team of the club who may be asked to an event. */
export const possibleGuest = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  isInvited: z.boolean(),
})

/** The club's other teams where the caller is staff; rosters of other teams stay hidden. */
export const possibleGuests = z.object({
  teams: z.array(z.object({ id, name: z.string(), members: z.array(possibleGuest) })),
})

export type PossibleGuests = z.infer<typeof possibleGuests>

/** The guests from now on, out of those the caller may choose; others stay as they are. */
export const guestList = eventKey.extend({ memberIds: z.array(id).max(200) })
