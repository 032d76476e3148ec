import { z } from 'zod'

import { day, instant } from '../../wire/values.ts'

/** A birth date that waits for a guardian or the safeguarding person; null without one. */
export const birthDateView = z.object({
  pending: z
    .object({
      /** Null: the date is to be removed. */
      dateOfBirth: day.nullable(),
      askedBy: z.string(),
      isMine: z.boolean(),
      askedAt: instant,
      mayDecide: z.boolean(),
    })
    .nullable(),
})

export type BirthDateView = z.infer<typeof birthDateView>
