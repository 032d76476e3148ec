import type { Attendee, Unavailability } from '@touchline/domain/events/unavailability'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { isInvitedNow } from './event-rows.ts'

/** Whose answers are checked: one person's, those to some events, or the whole team's. */
export interface PreAnswerScope {
  readonly teamId: string
  readonly memberId?: string
  readonly eventIds?: readonly string[]
  /** An absence about to be deleted; its days no longer count. */
  readonly without?: string
}

export interface Pair {
  readonly eventId: string
  readonly memberId: string
}

/**
 * Coming events and people whose answer may have to change: away and silent, or answered because
 * of an absence. In lock order.
 */
export async function findCandidates(
  db: Queryable,
  { teamId, memberId, eventIds }: PreAnswerScope,
  { now, after, limit }: { readonly now: Date; readonly after: Pair; readonly limit: number },
): Promise<Pair[]> {
  const member = memberId === undefined ? sql`` : sql`and m.id = ${memberId}`
  const event = eventIds === undefined ? sql`` : sql`and e.id = any(${[...eventIds]}::uuid[])`
  const coming = sql`e.starts_at > ${now} and e.cancelled_at is null ${event}
    and (e.id, m.id) > (${after.eventId}::uuid, ${after.memberId}::uuid)`
  const found = await sql<Pair>`
    select e.id as "eventId", m.id as "memberId"
    from unavailabilities u
    join members m on m.team_id = u.team_id and m.id = u.member_id
      and m.left_at is null and m.archived_at is null
    join events e on e.team_id = u.team_id
      and e.ends_at >= u.first_day::timestamp at time zone 'UTC' - interval '1 day'
      and e.starts_at < u.last_day::timestamp at time zone 'UTC' + interval '2 days'
    where u.team_id = ${teamId} and u.last_day >= ${now}::date - 1 ${member} and ${coming}
      and not exists (select from answers a where a.team_id = e.team_id and a.event_id = e.id
        and a.member_id = m.id and a.unavailability_id is null)
    union
    select e.id, m.id
    from answers a
    join members m on m.team_id = a.team_id and m.id = a.member_id
    join events e on e.team_id = a.team_id and e.id = a.event_id
    where a.team_id = ${teamId} and a.unavailability_id is not null ${member} and ${coming}
    order by 1, 2 limit ${limit}`.execute(db)
  return found.rows
}

/** The current state of a candidate. */
export interface Standing extends Pair, Attendee {}

/** Reads the candidates again once their events are locked. */
export async function lockCandidates(
  tx: Transaction,
  teamId: string,
  pairs: readonly Pair[],
): Promise<Standing[]> {
  const events = [...new Set(pairs.map(({ eventId }) => eventId))]
  await sql`
    select id from events where team_id = ${teamId} and id = any(${events}::uuid[])
    order by id for update`.execute(tx)
  const found = await sql<{
    eventId: string
    memberId: string
    startsAt: Date
    endsAt: Date
    isAllDay: boolean
    isAsked: boolean
    answer: string | null
    because: string | null
  }>`
    select e.id as "eventId", m.id as "memberId", e.starts_at as "startsAt",
      e.ends_at as "endsAt", e.is_all_day as "isAllDay", ${isInvitedNow} as "isAsked", a.answer, a.unavailability_id as because
    from unnest(${eventIdsOf(pairs)}::uuid[], ${memberIdsOf(pairs)}::uuid[]) as p (event_id, member_id)
    join events e on e.team_id = ${teamId} and e.id = p.event_id and e.cancelled_at is null
    join members m on m.team_id = e.team_id and m.id = p.member_id
    left join answers a on a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id
  `.execute(tx)
  return found.rows.map(({ answer, because, startsAt, endsAt, ...pair }) => ({
    ...pair,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    said: saidOf(answer, because),
  }))
}

function saidOf(answer: string | null, because: string | null): Attendee['said'] {
  if (because !== null) return { because }
  return answer === null ? 'nothing' : 'own'
}

export type RangeOfMember = Unavailability & {
  readonly memberId: string
  readonly createdBy: string
}

export async function findRangesOf(
  db: Queryable,
  { teamId, without }: PreAnswerScope,
  memberIds: readonly string[],
): Promise<RangeOfMember[]> {
  const ranges = await db
    .selectFrom('unavailabilities')
    .select([
      'id',
      'member_id as memberId',
      'first_day as firstDay',
      'last_day as lastDay',
      'created_by as createdBy',
    ])
    .where('team_id', '=', teamId)
    .where('member_id', 'in', [...memberIds])
    .execute()
  return ranges.filter(({ id }) => id !== without)
}

export interface GivenPreAnswer extends Pair {
  readonly because: string
  readonly by: string
}

/** Answers "not going" for people without an answer and counts it; the events are locked. */
export async function givePreAnswers(
  tx: Transaction,
  { teamId, now }: { readonly teamId: string; readonly now: Date },
  preAnswers: readonly GivenPreAnswer[],
): Promise<void> {
  await sql`
    with new_answers as (
      select * from unnest(${eventIdsOf(preAnswers)}::uuid[], ${memberIdsOf(preAnswers)}::uuid[],
        ${preAnswers.map(({ because }) => because)}::uuid[], ${preAnswers.map(({ by }) => by)}::uuid[])
        as g (event_id, member_id, unavailability_id, given_by)
    ), pointed as (
      update answers a set unavailability_id = g.unavailability_id from new_answers g
      where a.team_id = ${teamId} and a.event_id = g.event_id and a.member_id = g.member_id
        and a.unavailability_id is not null
    ), fresh as (
      insert into answers (team_id, event_id, member_id, answer, answered_by, answered_at, unavailability_id)
      select ${teamId}, event_id, member_id, 'not_going', given_by, ${now}, unavailability_id from new_answers
      on conflict (team_id, event_id, member_id) do nothing
      returning event_id
    )
    update events e set not_going_count = e.not_going_count + c.count
    from (select event_id, count(*)::int as count from fresh group by event_id) c
    where e.team_id = ${teamId} and e.id = c.event_id`.execute(tx)
}

/** Removes answers caused only by absences; the events are locked. */
export async function takePreAnswersBack(
  tx: Transaction,
  teamId: string,
  pairs: readonly Pair[],
): Promise<void> {
  await sql`
    with gone as (
      delete from answers a
      using unnest(${eventIdsOf(pairs)}::uuid[], ${memberIdsOf(pairs)}::uuid[]) as p (event_id, member_id)
      where a.team_id = ${teamId} and a.event_id = p.event_id and a.member_id = p.member_id
        and a.unavailability_id is not null
      returning a.event_id
    )
    update events e set not_going_count = e.not_going_count - c.count
    from (select event_id, count(*)::int as count from gone group by event_id) c
    where e.team_id = ${teamId} and e.id = c.event_id`.execute(tx)
}

function eventIdsOf(pairs: readonly Pair[]): string[] {
  return pairs.map(({ eventId }) => eventId)
}

function memberIdsOf(pairs: readonly Pair[]): string[] {
  return pairs.map(({ memberId }) => memberId)
}
