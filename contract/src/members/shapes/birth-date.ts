import { z } from 'zod'

import { day, instant } from '../../wire/values.ts'

/** A birth date that waits for a guardian or the safeguarding person. */
export const pendingBirthDate = z.object({
  /** Null: the date is to be removed. */
  dateOfBirth: day.nullable(),
  askedBy: z.string(),
  isMine: z.boolean(),
  askedAt: instant,
  mayDecide: z.boolean(),
})

export type PendingBirthDate = z.infer<typeof pendingBirthDate>
