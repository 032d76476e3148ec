import type { Notification } from '@touchline/contract/notifications/shapes'
import { sql } from 'kysely'

import { announceDueChanges } from '#server/events/commands/announce-changes.ts'
import { announce, type OutboxEvent } from '#server/platform/outbox/announce.ts'
import { openDispatcher } from '#server/platform/outbox/dispatcher.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'

import { notificationsJobs } from '../jobs.ts'
import { notificationsListeners } from '../listeners.ts'
import { findNotifications } from '../queries/page.ts'

/** The notification centres of a test: what was done reaches them when they are looked at. */
export async function openCentre(platform: TestPlatform) {
  const { database } = platform
  const dispatcher = openDispatcher(platform, notificationsListeners(platform))
  await platform.startJobs([...dispatcher.jobs, ...notificationsJobs(platform)])

  /** Delivers everything announced so far. */
  async function deliver(): Promise<void> {
    await dispatcher.dispatch()
    await platform.jobs.settle()
  }

  /** Delivers event changes now instead of after ten minutes. */
  async function settle(): Promise<void> {
    await sql`update pending_changes set due_at = ${platform.clock()}`.execute(database)
    await announceDueChanges(platform)
    await deliver()
  }

  async function linesOf(accountId: string): Promise<readonly Notification[]> {
    await settle()
    return (await findNotifications(database, accountId, { limit: 50 })).notifications
  }

  return {
    deliver,
    settle,
    linesOf,
    /** A person's notifications, newest first: 'event_created', 'join_asked ×3'. */
    async notificationsOf({
      accountId,
    }: {
      readonly accountId: string
    }): Promise<readonly string[]> {
      const lines = await linesOf(accountId)
      return lines.map(({ kind, count }) => (count === 1 ? kind : `${kind} ×${count}`))
    },
    async announce(news: OutboxEvent): Promise<void> {
      await database.transaction().execute((tx) => announce(tx, news))
    },
    /** Hands all news to the listeners once more, as after a crash in between. */
    async hearAgain(): Promise<void> {
      await sql`update outbox set dispatched_at = null`.execute(database)
      await settle()
    },
  }
}
