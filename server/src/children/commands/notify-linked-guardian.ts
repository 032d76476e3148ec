import { z } from 'zod'

import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { linkedLetter } from '../emails.ts'
import { findLinked } from '../queries/linked-guardian.ts'

const linked = z.object({
  teamId: z.string(),
  memberId: z.string(),
  guardianId: z.string(),
  actorId: z.string(),
  memberIds: z.string().transform((ids) => ids.split(' ')),
})

/**
 * Sent once the links exist, with “Not me” on the linked pages. Siblings linked together are in one
 * email, sent for the first of them.
 */
export async function notifyLinkedGuardian(
  { database, mail, config }: Platform,
  payload: JobData,
): Promise<void> {
  const news = linked.safeParse(payload)
  if (!news.success || news.data.memberIds[0] !== news.data.memberId) return
  await database.transaction().execute(async (tx) => {
    const found = await findLinked(tx, news.data)
    if (found === undefined) return
    const { to, language, ...about } = found
    await mail.enqueue(tx, linkedLetter({ about, to, language, origin: config.publicUrl }))
  })
}
