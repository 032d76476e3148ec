import type { PersonAnswer } from '@touchline/contract/events/shapes/event'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import type { EventKey } from './page.ts'

/** The name by which the team knows the account that gave answer `a`. */
export const nameOfAnswerer = nameOfAccount(sql`a.team_id`, sql`a.answered_by`)

export interface HistoryEntry {
  readonly answer: NonNullable<PersonAnswer['answer']>
  readonly waiting: boolean
  readonly comment: string | null
  readonly answeredAt: string
  readonly answeredBy: string | null
}

/** Every answer given for one person, newest first. */
export async function findHistory(
  db: Queryable,
  { teamId, eventId, memberId }: EventKey & { readonly memberId: string },
): Promise<HistoryEntry[]> {
  const found = await sql<{
    answer: HistoryEntry['answer']
    waiting: boolean
    comment: string | null
    answered_at: Date
    answered_by: string | null
  }>`
    select a.answer, a.waiting, a.comment, a.answered_at, ${nameOfAnswerer} as answered_by
    from answer_history a
    where a.team_id = ${teamId} and a.event_id = ${eventId} and a.member_id = ${memberId}
    order by a.id desc limit 200`.execute(db)
  return found.rows.map((row) => ({
    answer: row.answer,
    waiting: row.waiting,
    comment: row.comment,
    answeredAt: row.answered_at.toISOString(),
    answeredBy: row.answered_by,
  }))
}
