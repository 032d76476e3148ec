import type { Reminders } from '@touchline/contract/teams/shapes/reminders'
import { isReminderHours, usualReminders } from '@touchline/domain/teams/reminder-rules'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** The team's reminder settings, or the default. */
export async function findReminders(db: Queryable, teamId: string): Promise<Reminders> {
  const row = await db
    .selectFrom('team_reminders')
    .select(['silent_hours', 'going_hours'])
    .where('team_id', '=', teamId)
    .executeTakeFirst()
  const { silent_hours: silent, going_hours: going } = row ?? {
    silent_hours: usualReminders.silent,
    going_hours: usualReminders.going,
  }
  return { silent: silent.filter(isReminderHours), going: going.filter(isReminderHours) }
}

export async function saveReminders(
  tx: Transaction,
  teamId: string,
  { silent, going, now }: Reminders & { readonly now: Date },
): Promise<void> {
  const chosen = {
    silent_hours: inOrder(silent),
    going_hours: inOrder(going),
    changed_at: now,
  }
  await tx
    .insertInto('team_reminders')
    .values({ team_id: teamId, ...chosen })
    .onConflict((row) => row.column('team_id').doUpdateSet(chosen))
    .execute()
}

function inOrder(hours: readonly number[]): number[] {
  return [...new Set(hours)].toSorted((one, other) => one - other)
}
