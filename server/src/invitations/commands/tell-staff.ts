import type { Platform } from '#server/platform/platform.ts'

import { askedLetter } from '../emails.ts'
import { lockRequest, type RequestKey } from '../queries/join-requests.ts'
import { findDeciders } from '../queries/staff.ts'
import { findJoinTeam } from '../queries/teams.ts'

/** Writes to those who decide that somebody asks to join; not when it was decided meanwhile. */
export async function tellStaff(
  { database, mail, config }: Platform,
  key: RequestKey,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const team = await findJoinTeam(tx, key.teamId)
    const request = await lockRequest(tx, key)
    if (team === undefined || request?.state !== 'waiting') return
    for (const { email, language } of await findDeciders(tx, key))
      await mail.enqueue(
        tx,
        askedLetter({ team, request, language, to: email, origin: config.publicUrl }),
      )
  })
}
