import type { Attender } from '@touchline/contract/attendance/shapes'
import type { Event } from '@touchline/contract/events/shapes/event'
import type { Mark } from '@touchline/domain/attendance/marks'
import { sql } from 'kysely'

import {
  eventColumns,
  eventJoins,
  eventOf,
  isAsked,
  readerParts,
  type EventRow,
} from '#server/events/queries/event-rows.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { inSeason } from './tallies.ts'

export interface ByEventQuestion {
  readonly accountId: string
  readonly teamId: string
  readonly when: 'next' | 'past'
  readonly seasonId?: string | undefined
  readonly now: Date
  readonly limit: number
  readonly cursor?: string | undefined
}

export interface EventWithPeople {
  readonly event: Omit<Event, 'mine'>
  readonly people: Attender[]
}

/** The next events in order, or the past ones back in time, with everybody who is asked. */
export async function findByEvent(
  db: Queryable,
  question: ByEventQuestion,
): Promise<EventWithPeople[]> {
  const { teamId, when, now, limit, cursor, seasonId } = question
  const order = when === 'next' ? sql`e.starts_at, e.id` : sql`e.starts_at desc, e.id desc`
  const side = when === 'next' ? sql`e.ends_at >= ${now}` : sql`e.ends_at < ${now}`
  const beyond = when === 'next' ? sql`>` : sql`<`
  const after =
    cursor === undefined
      ? sql`true`
      : sql`(e.starts_at, e.id) ${beyond} (select c.starts_at, c.id from events c
          where c.team_id = ${teamId} and c.id = ${cursor})`
  const found = await sql<EventRow & { readonly people: Attender[] | null }>`
    with ${readerParts(question)}
    select ${eventColumns}, null as mine, who.people
    from seen s
    join lateral (
      select * from events e
      where e.team_id = s.id and e.cancelled_at is null and ${side}
        and ${inSeason(teamId, seasonId)} and ${after}
      order by ${order} limit ${limit + 1}
    ) e on true
    ${eventJoins}
    left join lateral (${peopleOfEvent}) who on true
    order by ${order}`.execute(db)
  return found.rows.map((row) => {
    const { mine: _, ...event } = eventOf(row)
    return { event, people: row.people ?? [] }
  })
}

/** Everybody the event `e` asks, with answer, position in the line and mark. */
const peopleOfEvent = sql`
  select json_agg(json_build_object(
    'memberId', m.id, 'firstName', m.first_name, 'lastName', m.last_name, 'role', m.role,
    'position', m.position, 'answer', a.answer, 'mark', k.mark,
    'waiting', case when a.waiting_order is null then null else (
      select count(*) from answers w
      where w.team_id = a.team_id and w.event_id = a.event_id
        and w.waiting_order <= a.waiting_order) end
  ) order by m.last_name, m.first_name, m.id) as people
  from members m
  left join answers a on a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id
  left join attendance_marks k
    on k.team_id = e.team_id and k.event_id = e.id and k.member_id = m.id
  where m.team_id = e.team_id
    and (a.answer is not null or k.mark is not null
      or (m.left_at is null and m.archived_at is null and ${isAsked}))`

export interface GivenMark {
  readonly memberId: string
  readonly mark: Mark | null
}

export interface Marking {
  readonly teamId: string
  readonly eventId: string
  readonly markedBy: string
  readonly now: Date
}

/** How many of the given people are, or were, on the team. */
export async function countMembers(
  db: Queryable,
  teamId: string,
  memberIds: readonly string[],
): Promise<number> {
  const { count } = await db
    .selectFrom('members')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('id', 'in', [...memberIds])
    .executeTakeFirstOrThrow()
  return count
}

/** Sets marks; null takes one back. */
export async function saveMarks(
  tx: Transaction,
  { teamId, eventId, markedBy, now }: Marking,
  given: readonly GivenMark[],
): Promise<void> {
  const set = given.flatMap(({ memberId, mark }) => (mark === null ? [] : [{ memberId, mark }]))
  const cleared = given.filter(({ mark }) => mark === null).map(({ memberId }) => memberId)
  if (set.length > 0)
    await sql`
      insert into attendance_marks (team_id, event_id, member_id, mark, marked_by, marked_at)
      select ${teamId}::uuid, ${eventId}::uuid, x.member_id, x.mark, ${markedBy}::uuid, ${now}::timestamptz
      from unnest(${set.map(({ memberId }) => memberId)}::uuid[], ${set.map(({ mark }) => mark)}::text[])
        as x (member_id, mark)
      on conflict (team_id, event_id, member_id) do update set
        mark = excluded.mark, marked_by = excluded.marked_by, marked_at = excluded.marked_at
    `.execute(tx)
  if (cleared.length > 0)
    await tx
      .deleteFrom('attendance_marks')
      .where('team_id', '=', teamId)
      .where('event_id', '=', eventId)
      .where('member_id', 'in', cleared)
      .execute()
}

export async function findMarks(
  db: Queryable,
  { teamId, eventId }: Pick<Marking, 'teamId' | 'eventId'>,
): Promise<{ memberId: string; mark: Mark }[]> {
  const found = await sql<{ memberId: string; mark: Mark }>`
    select member_id as "memberId", mark from attendance_marks
    where team_id = ${teamId} and event_id = ${eventId}
    order by member_id`.execute(db)
  return found.rows
}
