import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'

/** A letter that did not arrive. */
export const failedLetter = z.object({
  id,
  kind: z.string(),
  to: z.string(),
  /** `bounced`: the mail server refused it; `given_up`: it was tried for two days. */
  state: z.enum(['bounced', 'given_up']),
  attempts: z.int(),
  lastError: z.string(),
  createdAt: instant,
  /** Its words are kept for three days. */
  canRetry: z.boolean(),
})

export type FailedLetter = z.infer<typeof failedLetter>

export const failedLettersQuestion = z.object({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(30),
  cursor: z.string().max(100).optional(),
})

/** Newest first. */
export const failedLetters = z.object({
  letters: z.array(failedLetter),
  nextCursor: z.string().nullable(),
})

export const letterKey = z.object({ mailId: id })

export const retried = z.object({ retried: z.int() })
