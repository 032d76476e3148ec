import type { Transaction } from '#server/platform/database/database.ts'
import { networkOf } from '#server/platform/http/network.ts'
import type { Platform } from '#server/platform/platform.ts'
import { bucketName, bucketSize, requireTry } from '#server/platform/rate-limit/buckets.ts'
import type { Bucket } from '#server/platform/rate-limit/queries.ts'

/** Enough for a whole club in one room; slows a script down. */
const formsAnHour = 120
/** Every form may send an email to an address that anyone typed. */
const formsAnHourFor = 20

/** Receipts are drawn on each request, but rarely needed twice. */
const receiptsAnHour = 20
/** Far more than a club has for one donor; a stranger can't be flooded. */
const receiptEmailsADay = 50

interface HandedIn {
  readonly ip: string
  /** The payer's typed address. */
  readonly email: string
}

/** Counts a form that is handed in, per network and per address that is written to. */
export async function limitForms(platform: Platform, { ip, email }: HandedIn): Promise<void> {
  await requireTry(platform, bucketOf(`collections:forms:${networkOf(ip)}`, formsAnHour))
  await requireTry(
    platform,
    bucketOf(`collections:forms:for:${bucketName(email.toLowerCase())}`, formsAnHourFor),
  )
}

/** Counts a receipt that is drawn, per bill or donation receipt. */
export async function limitReceipts(platform: Platform, id: string): Promise<void> {
  await requireTry(platform, bucketOf(`collections:receipts:${id}`, receiptsAnHour))
}

/**
 * Counts a donation receipt that a club emails to an address, against a limit of its own: what the
 * club reads as sent must not be dropped.
 */
export async function limitReceiptEmails(
  database: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  { clubId, to }: { readonly clubId: string; readonly to: string },
): Promise<void> {
  const key = `collections:receipt_emails:${clubId}:${bucketName(to.toLowerCase())}`
  const size = bucketSize({ max: receiptEmailsADay, seconds: 24 * 3600 })
  await requireTry({ database, clock }, { key, ...size })
}

function bucketOf(key: string, max: number): Bucket {
  return { key, ...bucketSize({ max, seconds: 3600 }) }
}
