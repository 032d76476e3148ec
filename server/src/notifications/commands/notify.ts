import { groupKeyOf } from '@touchline/domain/notifications/grouping'
import {
  deliveryOf,
  isDisturbing,
  isSent,
  type Delivery,
} from '@touchline/domain/notifications/letters'
import {
  atHome,
  isUrgent,
  type Occasion,
  type Recipient,
} from '@touchline/domain/notifications/recipients'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { findReaders } from '#server/accounts/queries/readers.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { addToLines, lockNews, type Due, type Subject } from '../queries/add-lines.ts'
import { findBounced } from '../queries/homes.ts'
import { insertLetters, lettersJob } from '../queries/letters.ts'
import { insertPushes, pushesJob } from '../queries/pushes.ts'
import { countDisturbances, insertSummaries, type AccountSummary } from '../queries/summaries.ts'

/** A notification and the people it concerns. */
export interface NotificationContext extends Occasion {
  readonly teamId: string | null
  /** Set if it concerns a whole club. */
  readonly clubId?: string
  readonly subject: Subject
  readonly recipients: readonly Recipient[]
}

/**
 * Who an event on the bus concerns and what it means; read on delivery, because it may have
 * changed.
 */
export type ToNotices = (
  tx: Transaction,
  news: { readonly payload: JobData; readonly now: Date },
) => Promise<readonly NotificationContext[]>

/**
 * Adds an event to the recipients' notification centres and stores its emails and pushes, in one
 * transaction: once, however often it is delivered.
 */
export async function notifyRecipients(
  { database, clock, jobs }: Platform,
  { id: newsId, payload }: { readonly id: number; readonly payload: JobData },
  interpret: ToNotices,
): Promise<void> {
  const now = clock()
  await database.transaction().execute(async (tx) => {
    await lockNews(tx, newsId)
    const changed = new Set<string>()
    let letters = 0
    let pushes = 0
    for (const telling of await interpret(tx, { payload, now })) {
      const deliveries = await deliveriesOf(tx, telling, now)
      const { kind, teamId, clubId = null, subject } = telling
      const groupKey = groupKeyOf(kind, { teamId, clubId, ...idsOf(subject) })
      const line = { newsId, kind, teamId, clubId, groupKey, subject, at: now }
      const added = await addToLines(tx, line, [...deliveries.keys()].toSorted())
      for (const accountId of added) changed.add(accountId)
      letters += await insertLetters(tx, { telling, newsId }, dueOf(added, deliveries, 'letterAt'))
      const toPush = dueOf(added, deliveries, 'pushAt')
      await insertPushes(tx, { newsId, isUrgent: isUrgent(telling, now) }, toPush)
      pushes += toPush.length
      await insertSummaries(tx, newsId, summedUpOf(added, deliveries))
      await countDisturbances(tx, disturbedOf(added, deliveries))
    }
    if (letters > 0) await jobs.enqueue(tx, { name: lettersJob, data: {} })
    if (pushes > 0) await jobs.enqueue(tx, { name: pushesJob, data: {} })
    const topics = [...changed].map((id) => `inbox:${id}`)
    if (topics.length > 0) await announce(tx, { name: 'notifications.changed', topics })
  })
}

function idsOf({ eventId, conversationId, collectionId, memberId }: Subject) {
  return { eventId, conversationId, collectionId, memberId }
}

interface ReceivedEvent {
  readonly delivery: Exclude<Delivery, { kind: 'nowhere' }>
  /** The day in the recipient's time zone. */
  readonly day: string | undefined
}

type Deliveries = ReadonlyMap<string, ReceivedEvent>

/** How each account is notified; people reached twice, for two children, are notified once. */
async function deliveriesOf(
  tx: Transaction,
  telling: NotificationContext,
  now: Date,
): Promise<Deliveries> {
  const { teamId, recipients } = telling
  const accountIds = [...new Set(recipients.map(({ accountId }) => accountId))]
  const readers = await findReaders(tx, accountIds, { teamId, now })
  const bounced = await findBounced(tx, withHomes(recipients))
  const asked = recipients.map((recipient) => {
    const reader = readers.get(recipient.accountId)
    const delivery = deliveryOf({ occasion: telling, recipient, reader }, now)
    const isTold = isSent(delivery, bounced.has(recipient.accountId))
    return { recipient, reader, delivery, isTold }
  })
  const heard = new Map<string, ReceivedEvent>()
  for (const { recipient, reader, delivery } of atHome(asked)) {
    const day = reader && dayInZone(now, reader.quietHours.zone)
    if (delivery.kind !== 'nowhere') heard.set(recipient.accountId, { delivery, day })
  }
  return heard
}

/** The guardians of children with two homes. */
function withHomes(recipients: readonly Recipient[]): string[] {
  return recipients.flatMap(({ accountId, through }) =>
    through.kind === 'child' && through.home !== undefined ? [accountId] : [],
  )
}

/** The accounts notified by one channel, and when. */
function dueOf(
  accountIds: readonly string[],
  deliveries: Deliveries,
  way: 'letterAt' | 'pushAt',
): readonly Due[] {
  return accountIds.flatMap((accountId) => {
    const dueAt = deliveries.get(accountId)?.delivery[way]
    return dueAt === undefined ? [] : [{ accountId, dueAt }]
  })
}

/** The accounts that get it in a summary. */
function summedUpOf(
  accountIds: readonly string[],
  deliveries: Deliveries,
): readonly AccountSummary[] {
  return accountIds.flatMap((accountId) => {
    const summedUp = deliveries.get(accountId)?.delivery.summedUp
    return summedUp === undefined ? [] : [{ accountId, ...summedUp }]
  })
}

function disturbedOf(accountIds: readonly string[], deliveries: Deliveries) {
  return accountIds.flatMap((accountId) => {
    const heard = deliveries.get(accountId)
    if (heard?.day === undefined || !isDisturbing(heard.delivery)) return []
    return [{ accountId, day: heard.day }]
  })
}
