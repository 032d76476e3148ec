import { groupKeyOf } from '@touchline/domain/notifications/grouping'
import { deliveryOf, isLetterKind, type Delivery } from '@touchline/domain/notifications/letters'
import type { Occasion, Recipient } from '@touchline/domain/notifications/telling'

import type { Transaction } from '#server/platform/database/database.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findIsMatch } from '../queries/events.ts'
import { insertLetters, lettersJob, type DueLetter } from '../queries/letters.ts'
import { findReaders } from '../queries/readers.ts'
import { addToLines, lockNews, type Subject } from '../queries/telling.ts'

/** Something worth telling, to those it concerns. */
export interface Telling extends Occasion {
  readonly teamId: string | null
  /** Of what concerns a whole club. */
  readonly clubId?: string
  readonly subject: Subject
  readonly recipients: readonly Recipient[]
}

/** What a piece of news means to whom; read when it is told, for it may have changed meanwhile. */
export type Interpret = (
  tx: Transaction,
  news: { readonly payload: JobData; readonly now: Date },
) => Promise<readonly Telling[]>

/**
 * Puts a piece of news into the centres of those who are told, and writes down the letters that go
 * with it, in one transaction: once, however often it is heard.
 */
export async function tell(
  { database, clock, jobs }: Platform,
  { id: newsId, payload }: { readonly id: number; readonly payload: JobData },
  interpret: Interpret,
): Promise<void> {
  const now = clock()
  await database.transaction().execute(async (tx) => {
    await lockNews(tx, newsId)
    const changed = new Set<string>()
    let letters = 0
    for (const telling of await interpret(tx, { payload, now })) {
      const deliveries = await deliveriesOf(tx, telling, now)
      const { kind, teamId, clubId = null, subject } = telling
      const groupKey = groupKeyOf(kind, { teamId, clubId, eventId: subject.eventId })
      const line = { newsId, kind, teamId, clubId, groupKey, subject, at: now }
      const added = await addToLines(tx, line, [...deliveries.keys()].toSorted())
      for (const accountId of added) changed.add(accountId)
      letters += await insertLetters(tx, { telling, newsId }, lettersOf(added, deliveries))
    }
    if (letters > 0) await jobs.enqueue(tx, { name: lettersJob, data: {} })
    const topics = [...changed].map((id) => `account:${id}`)
    if (topics.length > 0) await announce(tx, { name: 'notifications.changed', topics })
  })
}

type Told = Exclude<Delivery, { kind: 'nowhere' }>

/** How each account hears of it; whoever is reached in two ways, for two children, hears once. */
async function deliveriesOf(
  tx: Transaction,
  telling: Telling,
  now: Date,
): Promise<ReadonlyMap<string, Told>> {
  const { kind, teamId, subject, recipients } = telling
  const accountIds = [...new Set(recipients.map(({ accountId }) => accountId))]
  const isWritten = isLetterKind(kind) && teamId !== null
  const readers = isWritten ? await findReaders(tx, accountIds, { teamId, now }) : undefined
  const isMatch = isWritten && (await findIsMatch(tx, { teamId, eventId: subject.eventId }))
  const heard = new Map<string, Told>()
  for (const recipient of recipients) {
    const { accountId } = recipient
    const reader = readers?.get(accountId)
    const delivery = deliveryOf({ occasion: telling, recipient, reader, isMatch }, now)
    if (delivery.kind === 'nowhere' || heard.get(accountId)?.kind === 'centre_and_letter') continue
    heard.set(accountId, delivery)
  }
  return heard
}

function lettersOf(
  accountIds: readonly string[],
  deliveries: ReadonlyMap<string, Told>,
): readonly DueLetter[] {
  return accountIds.flatMap((accountId) => {
    const delivery = deliveries.get(accountId)
    return delivery?.kind === 'centre_and_letter' ? [{ accountId, dueAt: delivery.at }] : []
  })
}
