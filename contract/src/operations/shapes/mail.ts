import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'

/** An email that failed. */
export const failedLetter = z.object({
  id,
  kind: z.string(),
  to: z.string(),
  /** `bounced`: the mail server refused it; `given_up`: it was tried for two days. */
  state: z.enum(['bounced', 'given_up']),
  attempts: z.int(),
  lastError: z.string(),
  createdAt: instant,
  /** Its contents are kept for three days. */
  canRetry: z.boolean(),
})

export type FailedLetter = z.infer<typeof failedLetter>

export const failedMailQuery = z.object({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(30),
  cursor: z.string().max(100).optional(),
})

/** A text message that failed. */
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

/** Newest first. */
export const failedMail = z.object({
  letters: z.array(failedLetter),
  /** On the first page: the texts of the last 30 days. Codes are not sent again; people ask for another. */
  texts: z.array(failedText),
  nextCursor: z.string().nullable(),
})

/** All of them when there is no id. */
export const retryMailInput = z.object({ mailId: id.optional() })

export const retriedCount = z.object({ retried: z.int() })
