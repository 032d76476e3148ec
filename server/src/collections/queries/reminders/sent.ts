import type { Queryable } from '#server/platform/database/database.ts'

import type { BillKey } from '../books.ts'

export interface ReminderRow {
  readonly stage: number
  readonly fee: number
  readonly dueOn: string
  readonly sentAt: Date
}

/** Reminders of an overdue bill, first to last. */
export async function findReminders(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<readonly ReminderRow[]> {
  return db
    .selectFrom('bill_reminders')
    .select(['stage', 'fee', 'due_on as dueOn', 'sent_at as sentAt'])
    .where('team_id', '=', teamId)
    .where('bill_id', '=', billId)
    .orderBy('sent_at')
    .orderBy('stage')
    .execute()
}
