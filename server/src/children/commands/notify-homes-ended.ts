import { z } from 'zod'

import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { homesLetter } from '../emails/homes.ts'
import { findGuardianToNotify } from '../queries/homes.ts'

const ended = z.object({ teamId: z.string(), memberId: z.string(), guardianId: z.string() })

/** Tells a guardian that they get every request again, because the other one lost access. */
export async function notifyHomesEnded(
  { database, mail, config }: Platform,
  payload: JobData,
): Promise<void> {
  const news = ended.safeParse(payload)
  if (!news.success) return
  await database.transaction().execute(async (tx) => {
    const found = await findGuardianToNotify(tx, news.data)
    if (found === undefined) return
    const { child, ...to } = found
    const about = { ...news.data, child }
    const origin = config.publicUrl
    await mail.enqueue(tx, homesLetter({ ...to, kind: 'lapsed', about, by: '', origin }))
  })
}
