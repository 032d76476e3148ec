import type { ReminderResult } from '@touchline/contract/events/shapes/event'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import { sql } from 'kysely'

import { remindersOf } from './own-reminders.ts'

export interface StaffRow {
  readonly reminded_at: Date | null
  readonly to_remind: ReminderResult | null
  readonly announced_change_at: Date | null
  readonly announces_at: Date | null
  readonly is_reminded: boolean
  readonly group_id: string | null
  readonly silent_hours: number[] | null
  readonly going_hours: number[] | null
}

/** For staff: what was announced about event `e`, and when. */
export const staffColumns = sql`
  e.reminded_at, e.group_id, e.announced_change_at, e.is_reminded, e.silent_hours, e.going_hours,
  (select p.due_at from pending_changes p
    where p.team_id = e.team_id and p.event_id = e.id) as announces_at`

/** The same for the page; null for others. */
export function staffFacts(actor: Actor, row: StaffRow) {
  const isStaff = may(actor, 'events.edit')
  const read = (at: Date | null) => (isStaff && at !== null ? at.toISOString() : null)
  return {
    remindedAt: read(row.reminded_at),
    toRemind: isStaff ? row.to_remind : null,
    announcedChangeAt: read(row.announced_change_at),
    announcesAt: read(row.announces_at),
    reminders: isStaff ? remindersOf(row) : null,
    groupId: isStaff ? row.group_id : null,
  }
}
