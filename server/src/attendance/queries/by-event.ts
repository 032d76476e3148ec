import type { InvitedPerson } from '@touchline/contract/attendance/shapes/marks'
import type { Event } from '@touchline/contract/events/shapes/event'
import { sql, type RawBuilder } from 'kysely'

import { withAnswer } from '#server/events/queries/answer-parts.ts'
import {
  eventColumns,
  eventJoins,
  eventOf,
  guestsOf,
  isInvitedNow,
  isInAudience,
  readerCtes,
  type EventRow,
} from '#server/events/queries/event-rows.ts'
import { isOnRoster } from '#server/events/queries/inviting.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import { isInSeason } from './tallies.ts'

export interface ByEventQuery {
  readonly accountId: string
  readonly teamId: string
  readonly when: 'next' | 'past'
  /** Only this one, at any time. */
  readonly eventId?: string | undefined
  readonly seasonId?: string | undefined
  readonly now: Date
  readonly limit: number
  readonly cursor?: string | undefined
  /**
   * After the start, staff see everyone the event was for, invited or not, and answers that only
   * staff may see.
   */
  readonly marks: boolean
  /** The reader and their children: their answers are always shown. */
  readonly own: readonly string[]
}

export interface EventWithPeople {
  readonly event: Omit<Event, 'mine'>
  readonly people: InvitedPerson[]
}

/** Upcoming events in order, or past ones newest first, with everyone invited. */
export async function findByEvent(
  db: Queryable,
  question: ByEventQuery,
): Promise<EventWithPeople[]> {
  const { teamId, when, eventId, now, limit, cursor, seasonId, marks, own } = question
  const people = marks
    ? peopleOfEvent(isAskedOrBegun(now), sql`true`)
    : peopleOfEvent(isInvitedNow, isAnswerShownTo(own))
  const order = when === 'next' ? sql`e.starts_at, e.id` : sql`e.starts_at desc, e.id desc`
  const side = when === 'next' ? sql`e.ends_at >= ${now}` : sql`e.ends_at < ${now}`
  const wanted = eventId === undefined ? side : sql`e.id = ${eventId}`
  const beyond = when === 'next' ? sql`>` : sql`<`
  const after =
    cursor === undefined
      ? sql`true`
      : sql`(e.starts_at, e.id) ${beyond} (select c.starts_at, c.id from events c
          where c.team_id = ${teamId} and c.id = ${cursor})`
  const found = await sql<EventRow & { readonly people: InvitedPerson[] | null }>`
    with ${readerCtes(question)}
    select ${eventColumns}, null as mine, who.people
    from seen s
    join lateral (
      select * from events e
      where e.team_id = s.id and e.cancelled_at is null and ${wanted}
        and ${isInSeason(teamId, seasonId)} and ${after}
      order by ${order} limit ${limit + 1}
    ) e on true
    ${eventJoins}
    left join lateral (${people}) who on true
    order by ${order}`.execute(db)
  return found.rows.map((row) => {
    const { mine: _, ...event } = eventOf(row, {})
    return { event, people: row.people ?? [] }
  })
}

function isAskedOrBegun(now: Date): RawBuilder<unknown> {
  return sql`(${isInAudience} and (e.is_invited or e.starts_at <= ${now}))`
}

/** If only staff see the answers, others see their own. */
function isAnswerShownTo(own: readonly string[]): RawBuilder<unknown> {
  return sql`(e.answer_visibility = 'everyone' or m.id = any(${[...own]}::uuid[]))`
}

/** SQL: the people at event `e`, guests included, with answer, waiting list position and mark. */
const peopleOfEvent = (isThere: RawBuilder<unknown>, isShown: RawBuilder<unknown>) => sql`
  select json_agg(json_build_object(
    'memberId', m.id, 'firstName', m.first_name, 'lastName', m.last_name,
    'isPlaceholder', m.is_placeholder,
    'email', case when m.is_placeholder and m.team_id = e.team_id then m.email end,
    'role', m.role, 'isCoach', m.is_coach,
    'position', m.position, 'answer', a.answer, 'mark', k.mark, 'note', k.note,
    'markedBy', case when k.mark is not null then
      ${nameOfAccount(sql`e.team_id`, sql`k.marked_by`)} end,
    'markedAt', to_char(k.marked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'isGuest', m.team_id <> e.team_id,
    'waiting', case when a.waiting_order is null then null else (
      select count(*) from answers w
      where w.team_id = a.team_id and w.event_id = a.event_id
        and w.waiting_order <= a.waiting_order) end
  ) order by m.last_name, m.first_name, m.id) as people
  from (
    select m.* from members m where m.team_id = e.team_id
    union all
    select m.* from ${guestsOf} m
  ) m
  ${withAnswer}
  left join attendance_marks k
    on k.team_id = e.team_id and k.event_id = e.id and k.member_id = m.id
  where ${isShown} and (a.answer is not null or k.mark is not null
    or (${isOnRoster} and (m.team_id <> e.team_id or ${isThere})))`
