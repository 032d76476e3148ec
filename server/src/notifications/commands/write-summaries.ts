import type { Notification } from '@touchline/contract/notifications/shapes'
import { bestLanguage } from '@touchline/domain/values/language'

import { findAccount } from '#server/accounts/queries.ts'
import { unsubscribeUrl } from '#server/accounts/queries/letter-links.ts'
import { hasOptedOut } from '#server/accounts/queries/refusals.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { dayLetter } from '../emails/day.ts'
import { messagesLetter } from '../emails/messages.ts'
import type { SummaryRecipient } from '../emails/summary-texts.ts'
import { findUnreadOf } from '../queries/page.ts'
import { handOutSummaryPush } from '../queries/pushes.ts'
import {
  findDueSummaries,
  markInSummary,
  postponeSummary,
  takeSummary,
  type SummaryKey,
} from '../queries/summaries.ts'
import { findUnreadConversation } from '../queries/unread-messages.ts'
import { answersTo } from './answers-to-lines.ts'

const atOnce = 100
const retryAfter = 5 * 60_000

/**
 * Writes due summaries, each once: removes their rows from the queue in the transaction that adds
 * them to the outbox. Omits what was read meanwhile. Retries failed ones minutes later without
 * delaying others.
 */
export async function writeSummaries(platform: Platform): Promise<void> {
  const { database, log } = platform
  const now = platform.clock()
  const later = new Date(now.getTime() + retryAfter)
  for (let found = atOnce; found === atOnce;) {
    const due = await findDueSummaries(database, now, atOnce)
    found = due.length
    for (const key of due) {
      const writing = database.transaction().execute((tx) => writeOne(platform, tx, key))
      await writing.catch(async (error: unknown) => {
        log.error({ ...key, error }, 'a summary could not be written')
        await postponeSummary(database, key, later)
      })
    }
  }
}

async function writeOne(platform: Platform, tx: Transaction, key: SummaryKey): Promise<void> {
  const taken = await takeSummary(tx, key)
  const idsBy = (way: 'byLetter' | 'byPush') =>
    taken.filter((one) => one[way]).map(({ newsId }) => newsId)
  const toPush = await findUnreadOf(tx, key.accountId, idsBy('byPush'))
  if (toPush.length > 0)
    await handOutSummaryPush(tx, platform.jobs, { ...key, count: toPush.length })

  const addressed = await addressOf(platform, tx, key)
  if (addressed === undefined) return
  const lines = await findUnreadOf(tx, key.accountId, idsBy('byLetter'))
  if (key.kind === 'message_sent') await writeMessages(platform, tx, { key, addressed, lines })
  else if (lines.length > 0) {
    const answers = await answersTo(platform, tx, { accountId: key.accountId, lines })
    await platform.mail.enqueue(tx, dayLetter(addressed, { lines, answers }))
    const at = { now: platform.clock(), zone: addressed.timeZone ?? 'UTC' }
    await markInSummary(tx, key.accountId, at)
  }
}

/** Undefined for people who have no address any more or unsubscribed meanwhile. */
async function addressOf(
  { database, config }: Platform,
  tx: Transaction,
  key: SummaryKey,
): Promise<SummaryRecipient | undefined> {
  const account = await findAccount(tx, key.accountId)
  if (account === undefined || account.email === null) return undefined
  if (await hasOptedOut(tx, key)) return undefined
  const origin = config.publicUrl
  return {
    to: account.email,
    language: bestLanguage([account.language]),
    timeZone: account.time_zone,
    origin,
    stopUrl: await unsubscribeUrl(database, origin, key),
  }
}

interface Unread {
  readonly key: SummaryKey
  readonly addressed: SummaryRecipient
  readonly lines: readonly Notification[]
}

async function writeMessages(
  { mail, clock }: Platform,
  tx: Transaction,
  { key: { accountId }, addressed, lines }: Unread,
): Promise<void> {
  const now = clock()
  const conversations = []
  for (const { team, conversationId } of lines.toReversed()) {
    if (team === null || conversationId === null) continue
    const wanted = { accountId, teamId: team.id, conversationId, now }
    const unread = await findUnreadConversation(tx, wanted)
    if (unread !== undefined) conversations.push(unread)
  }
  if (conversations.length > 0) await mail.enqueue(tx, messagesLetter(addressed, conversations))
}
