import { limitMails } from '#server/accounts/commands/mail-limits.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { takeAttempt } from '#server/platform/rate-limit/queries.ts'

/** Emails to opponents a team can send in a day: more than any weekend of matches. */
const maxEmails = 50
const day = 86_400_000

interface SheetMail {
  readonly teamId: string
  /** The account that sends the sheet. */
  readonly from: string
  readonly to: string
  readonly now: Date
}

export async function limitSheetEmails(
  tx: Transaction,
  { teamId, from, to, now }: SheetMail,
): Promise<void> {
  await limitMails(tx, { from, to: [to], now })
  const bucket = {
    key: `leagues:letters:${teamId}`,
    burst: maxEmails,
    refillMs: day / maxEmails,
  }
  const taken = await takeAttempt(tx, bucket, now)
  if (taken.kind === 'taken') return
  throw new AppError('too_many_requests', {
    retryAfterSeconds: Math.ceil(taken.retryAfterMs / 1000),
  })
}
