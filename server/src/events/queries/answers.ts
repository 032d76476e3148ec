import type { Answer, Counts, AnswerState } from '@touchline/domain/events/answers'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { statement, type ParameterOf } from '#server/platform/database/statement.ts'
import {
  announcement,
  announcing,
  type Announcement,
  type OutboxEvent,
} from '#server/platform/outbox/announce.ts'

import { isBeforeChange, placeKey } from './answer-parts.ts'
import { isInvitedNow } from './event-rows.ts'
import type { EventKey } from './page.ts'

/** Time and place as a screen shows them. */
export interface Appointment {
  readonly startsAt: string
  readonly endsAt: string
  readonly location: string | null
}

/** True if the event still has this time and place. */
export async function isUnmoved(
  db: Queryable,
  { teamId, eventId }: EventKey,
  { startsAt, endsAt, location }: Appointment,
): Promise<boolean> {
  const found = await sql`
    select from events e left join venues v on v.team_id = e.team_id and v.id = e.venue_id
    where e.team_id = ${teamId} and e.id = ${eventId}
      and e.starts_at = ${startsAt}::timestamptz and e.ends_at = ${endsAt}::timestamptz
      and coalesce(v.name, e.location) is not distinct from ${location}`.execute(db)
  return found.rows.length > 0
}

/** A member's invitation and answer. */
export interface InvitedMember {
  readonly memberId: string
  readonly isAsked: boolean
  /** The guest's own team; null for members of this team. */
  readonly guestTeamId: string | null
  readonly comment: string | null
  readonly standing: AnswerState | undefined
  /** Caused by an absence, not given by a person. */
  readonly isPreAnswer: boolean
  /** Given to an earlier day, time or place. */
  readonly isBeforeChange: boolean
}

export interface InviteeRow {
  readonly id: string
  readonly asked: boolean
  readonly answer: Answer | null
  readonly waiting: boolean
  readonly comment: string | null
  readonly isPreAnswer: boolean
  readonly isBeforeChange: boolean
  readonly guestTeamId: string | null
}

/**
 * A separate statement for one person: PostgreSQL assumes ten ids for a list, finds one id cheaper
 * and would plan again each time.
 */
const oneAsked = statement<OneKey, InviteeRow>(inviteeRow)
const severalAsked = statement<EventKey & { readonly memberIds: readonly string[] }, InviteeRow>(
  (value) => askedRows(value, sql`m.id = any(${value('memberIds')}::uuid[])`),
)

interface OneKey extends EventKey {
  readonly memberId?: string | undefined
}

/** SQL: one member or guest with their invitation and answer. */
export function inviteeRow(value: ParameterOf<OneKey>): RawBuilder<InviteeRow> {
  return askedRows(value, sql`m.id = ${value('memberId')}`)
}

function askedRows(value: ParameterOf<EventKey>, isWanted: RawBuilder<unknown>) {
  return sql<InviteeRow>`
    select m.id, g.guest_team_id as "guestTeamId",
      (g.member_id is not null or ${isInvitedNow}) as asked, a.answer, a.comment, a.waiting_order is not null as waiting,
      a.unavailability_id is not null as "isPreAnswer", ${isBeforeChange} as "isBeforeChange"
    from events e
    join members m on ${isWanted} and m.left_at is null and m.archived_at is null
    left join event_guests g on g.team_id = e.team_id and g.event_id = e.id
      and g.guest_team_id = m.team_id and g.member_id = m.id
    left join answers a on a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id
    where e.team_id = ${value('teamId')} and e.id = ${value('eventId')}
      and (m.team_id = e.team_id or g.member_id is not null)`
}

/** The given members and guests of the event, without others. */
export async function findInvitees(
  db: Queryable,
  { teamId, eventId }: EventKey,
  memberIds: readonly string[],
): Promise<InvitedMember[]> {
  const [memberId] = memberIds
  const key = { teamId, eventId }
  const rows =
    memberId !== undefined && memberIds.length === 1
      ? await oneAsked(db, { ...key, memberId })
      : await severalAsked(db, { ...key, memberIds })
  return rows.map(toInvitedMember)
}

export function toInvitedMember(row: InviteeRow): InvitedMember {
  return {
    memberId: row.id,
    guestTeamId: row.guestTeamId,
    isAsked: row.asked,
    comment: row.comment,
    isPreAnswer: row.isPreAnswer,
    isBeforeChange: row.isBeforeChange,
    standing: row.answer === null ? undefined : { answer: row.answer, waiting: row.waiting },
  }
}

export interface GivenAnswer {
  readonly memberId: string
  readonly guestTeamId: string | null
  readonly standing: AnswerState
  readonly comment: string | null
  readonly answeredBy: string
  readonly answeredAt: Date
  /** A "yes" withdrawn after the deadline. */
  readonly isLate: boolean
  /** The event's counts including this answer. */
  readonly counts: Counts
  /** Announced in the same statement. */
  readonly news: readonly OutboxEvent[]
}

interface Written
  extends EventKey, Omit<GivenAnswer, 'standing' | 'counts' | 'news'>, Counts, Announcement {
  readonly answer: Answer
  readonly isWaiting: boolean
}

/**
 * Saves the current answer, its history and the event's counts in one statement. A waiting member
 * keeps their position.
 */
export async function saveAnswer(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { standing, counts, news, ...given }: GivenAnswer,
): Promise<void> {
  const { answer, waiting: isWaiting } = standing
  const said = announcement(tx, news)
  await written(tx, { teamId, eventId, ...given, ...counts, ...said, answer, isWaiting })
}

const written = statement<Written, never>((value) => {
  const [teamId, eventId] = [sql`${value('teamId')}::uuid`, sql`${value('eventId')}::uuid`]
  const [memberId, guestTeamId] = [
    sql`${value('memberId')}::uuid`,
    sql`${value('guestTeamId')}::uuid`,
  ]
  const [answeredBy, answeredAt] = [
    sql`${value('answeredBy')}::uuid`,
    sql`${value('answeredAt')}::timestamptz`,
  ]
  const [answer, comment] = [sql`${value('answer')}::text`, sql`${value('comment')}::text`]
  const [isLate, isWaiting] = [
    sql`${value('isLate')}::boolean`,
    sql`${value('isWaiting')}::boolean`,
  ]
  return sql`
    with history as (
      insert into answer_history
        (team_id, event_id, member_id, guest_team_id, answer, waiting, comment, answered_by,
          answered_at, is_late)
      values (${teamId}, ${eventId}, ${memberId}, ${guestTeamId}, ${answer}, ${isWaiting},
        ${comment}, ${answeredBy}, ${answeredAt}, ${isLate})
    ), counted as (
      update events set going_count = ${value('going')}, maybe_count = ${value('maybe')},
        not_going_count = ${value('notGoing')}, waiting_count = ${value('waiting')}
      where team_id = ${teamId} and id = ${eventId}
    ), announced as (${announcing(value)}
    ), position as (
      select coalesce(max(waiting_order), 0) + 1 as last from answers
      where team_id = ${teamId} and event_id = ${eventId} and waiting_order is not null
    )
    insert into answers as a (team_id, event_id, member_id, guest_team_id, answer, comment, answered_by,
      answered_at, is_late, waiting_since, waiting_order, for_starts_at, for_ends_at, for_place)
    select ${teamId}, ${eventId}, ${memberId}, ${guestTeamId}, ${answer},
      ${comment}, ${answeredBy}, ${answeredAt}, ${isLate}, case when ${isWaiting} then ${answeredAt} end,
      case when ${isWaiting} then (select last from position) end,
      e.starts_at, e.ends_at, ${placeKey}
    from events e where e.team_id = ${teamId} and e.id = ${eventId}
    on conflict (team_id, event_id, member_id) do update set
      answer = excluded.answer, comment = excluded.comment, answered_by = excluded.answered_by,
      answered_at = excluded.answered_at, is_late = excluded.is_late,
      unavailability_id = null,
      for_starts_at = excluded.for_starts_at, for_ends_at = excluded.for_ends_at,
      for_place = excluded.for_place,
      waiting_since = case when ${isWaiting} then coalesce(a.waiting_since, excluded.waiting_since) end,
      waiting_order = case when ${isWaiting} then coalesce(a.waiting_order, excluded.waiting_order) end`
})

/** Gives places to the first people waiting; returns them in that order. */
export async function promoteFirst(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  count: number,
): Promise<string[]> {
  const moved = await sql<{ member_id: string }>`
    with first as (
      select member_id, waiting_order from answers
      where team_id = ${teamId} and event_id = ${eventId} and waiting_order is not null
      order by waiting_order limit ${count}
    ), moved as (
      update answers a set waiting_since = null, waiting_order = null
      from first
      where a.team_id = ${teamId} and a.event_id = ${eventId} and a.member_id = first.member_id
      returning a.member_id
    )
    select first.member_id from first join moved using (member_id) order by first.waiting_order
  `.execute(tx)
  return moved.rows.map((row) => row.member_id)
}

export async function saveCounts(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  counts: Counts,
): Promise<void> {
  await tx
    .updateTable('events')
    .set({
      going_count: counts.going,
      maybe_count: counts.maybe,
      not_going_count: counts.notGoing,
      waiting_count: counts.waiting,
    })
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .execute()
}

export interface StandingRow {
  readonly memberId: string
  readonly answer: Answer
  readonly waiting: number | null
  readonly comment: string | null
  readonly answeredAt: string
}

/** The stored answers of some members, with their position on the waiting list. */
export async function findStandings(
  db: Queryable,
  { teamId, eventId }: EventKey,
  memberIds: readonly string[],
): Promise<StandingRow[]> {
  const found = await sql<{
    member_id: string
    answer: Answer
    waiting: number | null
    comment: string | null
    answered_at: Date
  }>`
    select a.member_id, a.answer, a.comment, a.answered_at,
      case when a.waiting_order is not null then (
        select count(*) from answers w where w.team_id = a.team_id and w.event_id = a.event_id
          and w.waiting_order <= a.waiting_order) end as waiting
    from answers a
    where a.team_id = ${teamId} and a.event_id = ${eventId}
      and a.member_id = any(${[...memberIds]}::uuid[])`.execute(db)
  const byMember = new Map(found.rows.map((row) => [row.member_id, row]))
  return memberIds.flatMap((memberId) => {
    const row = byMember.get(memberId)
    if (row === undefined) return []
    const { answer, waiting, comment, answered_at } = row
    return [{ memberId, answer, waiting, comment, answeredAt: answered_at.toISOString() }]
  })
}
