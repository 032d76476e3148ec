import type { Answer, AnswerState } from '@touchline/domain/events/answers'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import { placeKey } from './answer-parts.ts'
import type { EventsKey } from './moving.ts'
import type { EventKey } from './page.ts'

/** An answer voided when its event moved away, which now has moved back. */
export interface ReturningAnswer {
  readonly eventId: string
  readonly memberId: string
  readonly answer: Answer
}

/**
 * Voided answers of people still on the team who have not answered since, in their original order.
 */
export async function findReturning(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
): Promise<ReturningAnswer[]> {
  const found = await sql<ReturningAnswer>`
    select a.event_id as "eventId", a.member_id as "memberId", a.answer
    from moved_answers a
    join events e on e.team_id = a.team_id and e.id = a.event_id
    join members m on m.team_id = a.roster_team_id and m.id = a.member_id
      and m.left_at is null and m.archived_at is null
    where a.team_id = ${teamId} and a.event_id = any(${[...eventIds]}::uuid[])
      and a.answered_by is not null
      and a.for_starts_at = e.starts_at and a.for_ends_at = e.ends_at
      and a.for_place is not distinct from ${placeKey}
      and not exists (select from answers own where own.team_id = a.team_id
        and own.event_id = a.event_id and own.member_id = a.member_id)
    order by a.waiting_order nulls first, a.answered_at, a.member_id`.execute(tx)
  return found.rows
}

/** Makes a voided answer count again; the caller updates the event's counts. */
export async function returnAnswer(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { memberId, standing }: { readonly memberId: string; readonly standing: AnswerState },
): Promise<void> {
  await sql`
    with back as (
      delete from moved_answers
      where team_id = ${teamId} and event_id = ${eventId} and member_id = ${memberId}
      returning *
    ), position as (
      select coalesce(max(waiting_order), 0) + 1 as last from answers
      where team_id = ${teamId} and event_id = ${eventId} and waiting_order is not null
    )
    insert into answers (team_id, event_id, member_id, guest_team_id, answer, comment, answered_by,
      answered_at, for_starts_at, for_ends_at, for_place, waiting_since, waiting_order)
    select team_id, event_id, member_id, guest_team_id, answer, comment, answered_by, answered_at,
      for_starts_at, for_ends_at, for_place,
      case when ${standing.waiting} then answered_at end,
      case when ${standing.waiting} then (select last from position) end
    from back`.execute(tx)
}
