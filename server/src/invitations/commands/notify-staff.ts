import { channelsFor } from '@touchline/domain/accounts/preferences'

import { findListeners } from '#server/accounts/queries.ts'
import { unsubscribeUrl } from '#server/accounts/queries/letter-links.ts'
import { hasOptedOut } from '#server/accounts/queries/refusals.ts'
import type { Platform } from '#server/platform/platform.ts'

import { joinRequestLetter } from '../emails.ts'
import { lockRequest, type RequestKey } from '../queries/join-requests.ts'
import { findDeciders } from '../queries/staff.ts'
import { findJoinTeam } from '../queries/teams.ts'

/** Emails the people who decide about a join request, unless it was decided meanwhile. */
export async function notifyStaff(
  { database, mail, config, clock }: Platform,
  key: RequestKey,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const team = await findJoinTeam(tx, key.teamId)
    const request = await lockRequest(tx, key)
    if (team === undefined || request?.state !== 'waiting') return
    const deciders = await findDeciders(tx, key)
    const listeners = await findListeners(
      tx,
      deciders.map(({ accountId }) => accountId),
      clock(),
    )
    for (const { accountId, email, language } of deciders) {
      const listener = listeners.get(accountId)
      if (listener === undefined || !channelsFor(listener, waitsForThem).email) continue
      const letters = { accountId, kind: 'join_asked' } as const
      if (await hasOptedOut(tx, letters)) continue
      const origin = config.publicUrl
      const stopUrl = await unsubscribeUrl(database, origin, letters)
      await mail.enqueue(
        tx,
        joinRequestLetter({ team, request, language, to: email, origin, stopUrl }),
      )
    }
  })
}

const waitsForThem = { kind: 'topic', topic: 'messages' } as const
