import { announceAll } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { takeDueDrivers } from '../queries/reminders.ts'

const atOnce = 200

/** On the evening before, drivers hear who rides with them. */
export async function remindDrivers({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  for (let taken = atOnce; taken === atOnce;)
    taken = await database.transaction().execute(async (tx) => {
      const due = await takeDueDrivers(tx, now, atOnce)
      await announceAll(
        tx,
        due.map(({ startsAt, ...key }) => ({
          name: 'lifts.reminder_due',
          topics: [],
          payload: { ...key, startsAt: startsAt.toISOString() },
        })),
      )
      return due.length
    })
}
