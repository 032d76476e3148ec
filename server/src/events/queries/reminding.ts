import type { ReminderResult } from '@touchline/contract/events/shapes/event'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isPlayingRow } from '#server/teams/queries/staff.ts'

import type { EventKey } from './page.ts'
import { isSilent, countToRemindSql } from './to-remind.ts'

/** Invited people without an answer. */
export function silentPeople({ teamId, eventId }: EventKey) {
  return sql`
    select m.* from events e cross join lateral (select m.* ${isSilent}) m
    where e.team_id = ${teamId} and e.id = ${eventId}`
}

/** The players among them: staff reminds these by hand. */
export function silentPlayers(key: EventKey) {
  return sql`select m.* from (${silentPeople(key)}) m where ${isPlayingRow('m')}`
}

export async function countToRemind(
  db: Queryable,
  { teamId, eventId }: EventKey,
  remindedBy: string,
): Promise<ReminderResult> {
  const found = await sql<{ counted: ReminderResult }>`
    select ${countToRemindSql(remindedBy)} as counted from events e
    where e.team_id = ${teamId} and e.id = ${eventId}`.execute(db)
  return found.rows[0]?.counted ?? { people: 0, unreached: 0 }
}

export async function findReminded(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<Date | null> {
  const row = await db
    .selectFrom('events')
    .select('reminded_at')
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .executeTakeFirst()
  return row?.reminded_at ?? null
}

export async function markReminded(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ reminded_at: now, reminded_by: accountId })
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .execute()
}
