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

/** A text message that nobody got. */
export const failedText = z.object({
  id,
  kind: z.string(),
  to: z.string(),
  /** `refused`: the hook would not take it; `given_up`: its code expired before it could go out. */
  state: z.enum(['refused', 'given_up']),
  attempts: z.int(),
  lastError: z.string(),
  createdAt: instant,
})

export type FailedText = z.infer<typeof failedText>

/** The newest of thirty days; codes are not sent again, people ask for another. */
export const failedTexts = z.object({ texts: z.array(failedText) })

export const letterKey = z.object({ mailId: id })

export const retried = z.object({ retried: z.int() })
