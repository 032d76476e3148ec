import type { UnreadCounts } from '@touchline/contract/notifications/shapes'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findUnread, markAllRead, markRead } from '../queries/lines.ts'
import { findStanding } from '../queries/standing.ts'

export interface Reader {
  readonly accountId: string
  readonly now: Date
}

/** Marks notifications as read on all devices; without ids, all of them. */
export async function readNotifications(
  tx: Transaction,
  { accountId, now }: Reader,
  notificationIds: readonly string[] | undefined,
): Promise<UnreadCounts> {
  if (await markThem(tx, { accountId, now }, notificationIds))
    await announce(tx, { name: 'notifications.changed', topics: [`inbox:${accountId}`] })
  return findUnread(tx, await findStanding(tx, accountId))
}

/** Whether any of them was unread. */
async function markThem(
  tx: Transaction,
  { accountId, now }: Reader,
  notificationIds: readonly string[] | undefined,
): Promise<boolean> {
  if (notificationIds === undefined) return markAllRead(tx, accountId, now)
  let isChanged = false
  for (const notificationId of notificationIds)
    if (await markRead(tx, { accountId, notificationId }, now)) isChanged = true
  return isChanged
}
