import { reminderState } from '@touchline/domain/teams/reminder-rules'

import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  findOpenReminders,
  settleReminder,
  type OpenReminder,
  type ReminderEnd,
} from '../queries/reminders.ts'

const atOnce = 200

export interface ReminderRun {
  readonly sent: number
  /** Found too late, after a clock jump or a suspended machine. */
  readonly dropped: number
}

/**
 * Records for each event and rule, once across processes, that a reminder is due. Drops and counts
 * those more than an hour late, so no one is flooded with old ones.
 */
export async function remindByRules({
  database,
  clock,
  log,
}: Pick<Platform, 'database' | 'clock' | 'log'>): Promise<ReminderRun> {
  const now = clock()
  const counts = { sent: 0, dropped: 0, skipped: 0 }
  for (let settled = 1; settled > 0;) {
    settled = 0
    for (const reminder of await findOpenReminders(database, now, atOnce)) {
      const state = settledState[reminderState(reminder, now)]
      if (state === undefined || !(await settle(database, reminder, { state, now }))) continue
      settled += 1
      counts[state] += 1
    }
  }
  const { sent, dropped } = counts
  if (dropped > 0) log.warn({ dropped }, 'reminders came to light too late and were dropped')
  return { sent, dropped }
}

const settledState = {
  due: 'sent',
  dropped: 'dropped',
  never: 'skipped',
  not_yet: undefined,
} as const

function settle(
  database: Platform['database'],
  reminder: OpenReminder,
  { state, now }: { readonly state: ReminderEnd; readonly now: Date },
): Promise<boolean> {
  const { teamId, eventId, startsAt, rule } = reminder
  return database.transaction().execute(async (tx) => {
    const isFirst = await settleReminder(tx, reminder, { state, now })
    if (isFirst && state === 'sent')
      await announce(tx, {
        name: 'events.reminder_due',
        topics: [],
        payload: { teamId, eventId, whom: rule.whom, startsAt: startsAt.toISOString() },
      })
    return isFirst
  })
}
