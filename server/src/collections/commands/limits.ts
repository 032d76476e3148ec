import { bucketName } from '#server/auth/commands/limits.ts'
import { takeTry, type Bucket } from '#server/auth/queries/limits.ts'
import { AppError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/http/network.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { BillKey } from '../queries/books.ts'

/** A whole club may fill in its forms from one room; a script that writes bills is told to wait. */
const formsAnHour = 120
/** Each form can mean a letter to an address that anybody typed. */
const formsAnHourFor = 20

/** A receipt is drawn anew each time; whoever keeps it needs it once. */
const receiptsAnHour = 20

const hour = 3_600_000

interface HandedIn {
  readonly ip: string
  /** Who is said to pay. */
  readonly email: string
}

/** Counts a form that is handed in, per network and per address that is written to. */
export async function limitForms(platform: Platform, { ip, email }: HandedIn): Promise<void> {
  await take(platform, bucketOf(`collections:forms:${networkOf(ip)}`, formsAnHour))
  await take(
    platform,
    bucketOf(`collections:forms:for:${bucketName(email.toLowerCase())}`, formsAnHourFor),
  )
}

/** Counts a receipt that is drawn, per bill. */
export async function limitReceipts(platform: Platform, { billId }: BillKey): Promise<void> {
  await take(platform, bucketOf(`collections:receipts:${billId}`, receiptsAnHour))
}

function bucketOf(key: string, most: number): Bucket {
  return { key, burst: most, refillMs: hour / most }
}

async function take({ database, clock }: Platform, bucket: Bucket): Promise<void> {
  const taken = await takeTry(database, bucket, clock())
  if (taken.kind === 'taken') return
  const retryAfterSeconds = Math.ceil(taken.retryAfterMs / 1000)
  throw new AppError('too_many_requests', { retryAfterSeconds })
}
