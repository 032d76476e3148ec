import { bestLanguage } from '@touchline/domain/values/language'
import { z } from 'zod'

import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { mailLimitLetter } from '../emails/letters.ts'
import { findRunners } from '../queries/runners.ts'

const reached = z.object({
  clubId: z.uuid().nullable(),
  teamId: z.uuid().nullable(),
  limit: z.int(),
})

/** Notifies managers of a club, or admins of a team without one, that emails wait for tomorrow. */
export async function writeOfMailLimit(
  { database, mail }: Platform,
  payload: JobData,
): Promise<void> {
  const { clubId, teamId, limit } = reached.parse(payload)
  const group = clubId === null ? (teamId === null ? undefined : { teamId }) : { clubId }
  if (group === undefined) return
  await database.transaction().execute(async (tx) => {
    for (const { name, email, language } of await findRunners(tx, group))
      await mail.enqueue(
        tx,
        mailLimitLetter({ name, limit, to: email, language: bestLanguage([language]), group }),
      )
  })
}
