import {
  mailsPerAccount,
  mailsPerKnownAccount,
  mailsToAddress,
  mailsToAddressFromOne,
  type MailLimit,
} from '@touchline/domain/values/mail-limits'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { bucketName, bucketSize } from '#server/platform/rate-limit/buckets.ts'
import { takeAttempt, type Bucket, type Attempt } from '#server/platform/rate-limit/queries.ts'

/** An email with the sender's own words to someone who didn't ask for it. */
interface OwnWords {
  /** The account that wrote the words; null if it is deleted. */
  readonly from: string | null
  readonly to: string
  /** Whether the team or club has existed for a while, which raises the limit. */
  readonly isKnown?: boolean
  readonly now: Date
}

/** Counts an email; false if its sender or recipient has reached today's limit. */
export async function countMailOrRefuse(tx: Transaction, words: OwnWords): Promise<boolean> {
  return (await take(tx, words)).kind === 'taken'
}

/** Counts emails to these addresses, and refuses the command above the limit. */
export async function limitMails(
  tx: Transaction,
  { to, ...words }: Omit<OwnWords, 'to'> & { readonly to: readonly string[] },
): Promise<void> {
  // Sorted, so that two senders with the same addresses can't deadlock.
  for (const email of to.toSorted()) {
    const taken = await take(tx, { ...words, to: email })
    if (taken.kind === 'taken') continue
    const retryAfterSeconds = Math.ceil(taken.retryAfterMs / 1000)
    throw new AppError('too_many_requests', { retryAfterSeconds })
  }
}

async function take(
  tx: Transaction,
  { from, to, isKnown = false, now }: OwnWords,
): Promise<Attempt> {
  const reader = bucketName(to.toLowerCase())
  const buckets = [
    ...(from === null
      ? []
      : [
          isKnown
            ? bucketOf(`words:known:${from}`, mailsPerKnownAccount)
            : bucketOf(`words:from:${from}`, mailsPerAccount),
          bucketOf(`words:from:${from}:to:${reader}`, mailsToAddressFromOne),
        ]),
    bucketOf(`words:to:${reader}`, mailsToAddress),
  ]
  for (const bucket of buckets) {
    const taken = await takeAttempt(tx, bucket, now)
    if (taken.kind === 'empty') return taken
  }
  return { kind: 'taken', used: 1 }
}

function bucketOf(key: string, limit: MailLimit): Bucket {
  return { key, ...bucketSize(limit) }
}
