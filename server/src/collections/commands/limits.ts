import { networkOf } from '#server/platform/http/network.ts'
import type { Platform } from '#server/platform/platform.ts'
import { bucketName, bucketSize, requireTry } from '#server/platform/rate-limit/buckets.ts'
import type { Bucket } from '#server/platform/rate-limit/queries.ts'

import type { BillKey } from '../queries/books.ts'

/** A whole club may fill in its forms from one room; a script that writes bills is told to wait. */
const formsAnHour = 120
/** Each form can mean a letter to an address that anybody typed. */
const formsAnHourFor = 20

/** A receipt is drawn anew each time; whoever keeps it needs it once. */
const receiptsAnHour = 20

interface HandedIn {
  readonly ip: string
  /** Who is said to pay. */
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

/** Counts a receipt that is drawn, per bill. */
export async function limitReceipts(platform: Platform, { billId }: BillKey): Promise<void> {
  await requireTry(platform, bucketOf(`collections:receipts:${billId}`, receiptsAnHour))
}

function bucketOf(key: string, max: number): Bucket {
  return { key, ...bucketSize({ max, seconds: 3600 }) }
}
