import type { PersonAnswer } from '@touchline/contract/events/shapes/event'
import { mayReadComment, mayReadHistory } from '@touchline/domain/events/permissions'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import { sql } from 'kysely'

import { awayUntil, guestsOf, isAsked, isBeforeChange } from './event-rows.ts'
import { nameOfAnswerer } from './history.ts'
import { isOnRoster, wasOnRoster } from './inviting.ts'
import type { More } from './page-more.ts'

export interface PersonRow {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly role: string
  readonly is_coach: boolean
  readonly position: string | null
  readonly guest_of: string | null
  readonly answer: PersonAnswer['answer']
  readonly waiting: number | null
  readonly comment: string | null
  readonly answered_at: string | null
  readonly answered_by: string | null
  readonly away_until: string | null
  readonly before_change: boolean
  readonly is_late: boolean | null
}

/** No more than is needed: each column costs every execution of the statement. */
const personColumns = sql`m.id, m.first_name, m.last_name, m.role, m.is_coach, m.position, m.team_id,
  m.account_id, m.created_at, m.left_at, m.archived_at`

/** Everyone invited to the event `e` and everyone who answered; the team first, in roster order. */
export const people = sql`(
    select json_agg(person order by person.last_name, person.first_name, person.id) from (
      select m.id, m.first_name, m.last_name, m.role, m.is_coach, m.position, m.guest_of,
        a.answer, a.comment, a.answered_at, ${awayUntil} as away_until,
        case when a.waiting_order is not null
          then rank() over (partition by a.waiting_order is null order by a.waiting_order) end as waiting,
        case when a.answered_by is distinct from m.account_id then ${nameOfAnswerer} end as answered_by,
        ${isBeforeChange} as before_change, a.is_late
      from (
        select ${personColumns}, null::text as guest_of from members m where m.team_id = e.team_id
        union all
        select ${personColumns}, t.name from ${guestsOf} m join teams t on t.id = m.team_id
      ) m
      left join answers a on a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id
      where a.answer is not null
        or (m.guest_of is not null and ${isOnRoster}) or (${wasOnRoster} and ${isAsked})) person)`

/** Somebody on the page, as this person may see them. */
export function personOf(row: PersonRow, actor: Actor, more: More): PersonAnswer {
  const isStaff = may(actor, 'events.edit')
  const mayRead = mayReadComment(actor, row.id)
  return {
    memberId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    isCoach: row.is_coach,
    position: row.position,
    guestOf: row.guest_of,
    answer: row.answer,
    waiting: row.waiting,
    comment: mayRead ? row.comment : null,
    ...answererOf(actor, row),
    disagreement:
      row.answer !== null && mayReadHistory(actor, row.id) ? more.disagreementOf(row.id) : [],
    awayUntil: mayRead ? row.away_until : null,
    beforeChange: row.before_change,
    isLate: isStaff && row.is_late === true,
    seenAt: isStaff ? more.seenAt(row.id) : null,
  }
}

/** JSON of the database writes instants with microseconds and an offset. */
function instantOf(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** Only people who may read the history see who answered, and when. */
function answererOf(actor: Actor, { id, answered_at: at, answered_by: by }: PersonRow) {
  if (!mayReadHistory(actor, id)) return { answeredAt: null, answeredBy: null }
  return { answeredAt: instantOf(at), answeredBy: by }
}
