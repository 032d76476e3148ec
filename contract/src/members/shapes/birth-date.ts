import { z } from 'zod'

import { day, instant } from '../../wire/values.ts'

/** A birth date that a guardian or the safeguarding person has to confirm. */
export const pendingBirthDate = z.object({
  /** Null if the date is to be removed. */
  dateOfBirth: day.nullable(),
  askedBy: z.string(),
  isMine: z.boolean(),
  askedAt: instant,
  mayDecide: z.boolean(),
})

export type PendingBirthDate = z.infer<typeof pendingBirthDate>
