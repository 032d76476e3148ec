import type { Unread } from '@touchline/contract/notifications/shapes'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findUnread, markAllRead, markRead } from '../queries/lines.ts'
import { findStanding } from '../queries/standing.ts'

export interface Reader {
  readonly accountId: string
  readonly now: Date
}

/** Marks one line as read, on all devices; what comes back is how many are left. */
export async function readOne(
  tx: Transaction,
  { accountId, now }: Reader,
  notificationId: string,
): Promise<Unread> {
  const isChanged = await markRead(tx, { accountId, notificationId }, now)
  return told(tx, accountId, isChanged)
}

export async function readAll(tx: Transaction, { accountId, now }: Reader): Promise<Unread> {
  return told(tx, accountId, await markAllRead(tx, accountId, now))
}

async function told(tx: Transaction, accountId: string, isChanged: boolean): Promise<Unread> {
  if (isChanged)
    await announce(tx, { name: 'notifications.changed', topics: [`inbox:${accountId}`] })
  return findUnread(tx, await findStanding(tx, accountId))
}
