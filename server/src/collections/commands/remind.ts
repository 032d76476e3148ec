import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { CollectionKey } from '../queries/collections.ts'
import { markInvitationsReminded, markReminded, reminderRestMs } from '../queries/reminders.ts'
import { emailInvited, emailPayer } from './write-letters.ts'

interface Reminding extends CollectionKey {
  readonly billIds: readonly string[]
  /** Invited members without a bill. */
  readonly memberIds: readonly string[]
}

/** Reminds people who owe, or haven't filled in the form; returns the number of emails. */
export async function remindParticipants(
  tx: Transaction,
  platform: Platform,
  { billIds, memberIds, ...key }: Reminding,
): Promise<number> {
  const now = platform.clock()
  const times = { now, before: new Date(now.getTime() - reminderRestMs) }
  const { teamId } = key
  let count = 0
  for (const billId of await markReminded(tx, { ...key, billIds }, times)) {
    const news = { kind: 'reminder', when: 'open' } as const
    if (await emailPayer(tx, platform, { teamId, billId, news })) count += 1
  }
  const rested = await markInvitationsReminded(tx, { ...key, memberIds }, times)
  return count + (await emailInvited(tx, platform, { ...key, memberIds: rested, kind: 'reminder' }))
}
