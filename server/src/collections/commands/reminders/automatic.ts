import { reminderHours } from '@touchline/domain/collections/reminders/stages'

import type { Platform } from '#server/platform/platform.ts'

import { findClubsToRemind, markRemindersRun } from '../../queries/reminders/settings.ts'
import { sendReminders } from './send.ts'

/**
 * Sends automatic reminders of clubs that want them, once a day; the day's mark shares the
 * transaction.
 */
export async function sendAutomaticReminders(platform: Platform): Promise<void> {
  const { database, clock } = platform
  for (const club of await findClubsToRemind(database, {
    now: clock(),
    lastHour: reminderHours.last,
  }))
    await database.transaction().execute(async (tx) => {
      const now = clock()
      if (await markRemindersRun(tx, { clubId: club.clubId, now }))
        await sendReminders(tx, platform, { ...club, now })
    })
}
