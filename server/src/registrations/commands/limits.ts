import { networkOf } from '#server/platform/http/network.ts'
import type { Platform } from '#server/platform/platform.ts'
import { bucketName, bucketSize, requireTry } from '#server/platform/rate-limit/buckets.ts'

/** An open day in one clubhouse comes from one network; a script that fills the inbox has to wait. */
const registrationsAnHour = 60
/** Each registration means a letter to an address that anyone can type. */
const lettersAnHourTo = 5

interface HandedIn {
  readonly ip: string
  readonly email: string
}

/** Counts a registration per network and per address that is written to, before anything is read. */
export async function limitRegistrations(
  platform: Platform,
  { ip, email }: HandedIn,
): Promise<void> {
  const hourly = (max: number) => bucketSize({ max, seconds: 3600 })
  await requireTry(platform, {
    key: `registrations:${networkOf(ip)}`,
    ...hourly(registrationsAnHour),
  })
  await requireTry(platform, {
    key: `registrations:to:${bucketName(email.toLowerCase())}`,
    ...hourly(lettersAnHourTo),
  })
}
