import type { AttendanceRecord } from '@touchline/contract/attendance/shapes/marks'
import { ratesOf, silentOf, type Tally } from '@touchline/domain/attendance/marks'
import type { EventType } from '@touchline/domain/events/event-types'
import { sql } from 'kysely'

import { isInAudience } from '#server/events/queries/event-rows.ts'
import type { Queryable } from '#server/platform/database/database.ts'

interface PastQuestion {
  readonly teamId: string
  readonly seasonId?: string | undefined
  readonly type?: EventType | undefined
  /** Only these events. */
  readonly eventIds?: readonly string[] | undefined
  readonly now: Date
}

export interface SeasonTallyQuery extends PastQuestion {
  readonly limit: number
  readonly cursor?: string | undefined
  /** Includes former members who were invited or marked. */
  readonly withFormer?: boolean | undefined
  /** Includes these people, even if they have left. */
  readonly withThese?: readonly string[] | undefined
}

export interface MemberTally extends Tally {
  /** Has left the roster since. */
  readonly isFormer: boolean
  readonly memberId: string
  readonly firstName: string
  readonly lastName: string
  readonly isPlaceholder: boolean
  /** For people without a name. */
  readonly email: string | null
  readonly role: string
  readonly isCoach: boolean
  readonly position: string | null
}

/** A tally with its rates. */
export function toAttendanceRecord(tally: MemberTally): AttendanceRecord {
  const { answered, presence } = ratesOf(tally)
  return { ...tally, silent: silentOf(tally), answeredRate: answered, presenceRate: presence }
}

/** On the roster, or there when one of the events took place. */
function isListed({ withFormer = false, withThese = [], ...question }: SeasonTallyQuery) {
  const isHere = sql`(
    (m.left_at is null and m.archived_at is null) or m.id = any(${[...withThese]}::uuid[]))`
  if (!withFormer) return isHere
  return sql`(${isHere} or exists (
    select from (${pastEvents(question)}) e where
      exists (select from answers a
        where a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id)
      or exists (select from attendance_marks k
        where k.team_id = e.team_id and k.event_id = e.id and k.member_id = m.id)))`
}

/** Pages are in the order of names; the cursor is the last id shown. */
function after({ teamId, cursor }: SeasonTallyQuery) {
  if (cursor === undefined) return sql`true`
  return sql`(m.last_name, m.first_name, m.id) > (
    select l.last_name, l.first_name, l.id from members l
    where l.team_id = ${teamId} and l.id = ${cursor})`
}

/** The time range of a season in the team's time zone; always true without a season. */
export function isInSeason(teamId: string, seasonId: string | undefined) {
  if (seasonId === undefined) return sql`true`
  return sql`exists (
    select from seasons y join teams t on t.id = y.team_id
    where y.team_id = ${teamId} and y.id = ${seasonId}
      and e.starts_at >= y.starts_on::timestamp at time zone t.time_zone
      and e.starts_at < (y.ends_on + 1)::timestamp at time zone t.time_zone)`
}

function pastEvents({ teamId, seasonId, type, eventIds, now }: PastQuestion) {
  const ofType = type === undefined ? sql`true` : sql`e.type = ${type}`
  const picked = eventIds === undefined ? sql`true` : sql`e.id = any(${[...eventIds]}::uuid[])`
  return sql`
    select e.team_id, e.id, e.starts_at, e.is_invited, e.audience, e.audience_roles from events e
    where e.team_id = ${teamId} and e.cancelled_at is null and e.ends_at < ${now}
      and ${isInSeason(teamId, seasonId)} and ${ofType} and ${picked}`
}

/** Whose figures the reader may see: only `only`, if given, and never `but`. */
export interface ReadableMembers {
  readonly only?: readonly string[] | undefined
  readonly but: readonly string[]
}

export interface Presence {
  readonly came: number
  readonly missed: number
}

/**
 * How often people came or didn't, of those the reader may see. Former members count, so that
 * figures of past events don't change.
 */
export async function countPresence(
  db: Queryable,
  question: PastQuestion,
  readable: ReadableMembers,
): Promise<Presence> {
  const found = await sql<Presence>`
    select count(*) filter (where k.mark in ('present', 'late')) as came,
      count(*) filter (where k.mark = 'absent') as missed
    from (${pastEvents(question)}) e
    join attendance_marks k on k.team_id = e.team_id and k.event_id = e.id
    join members m on m.team_id = k.team_id and m.id = k.member_id
    where ${among(readable)} and ${isInAudience}`.execute(db)
  return found.rows[0] ?? { came: 0, missed: 0 }
}

function among({ only, but }: ReadableMembers) {
  const picked = only === undefined ? sql`true` : sql`m.id = any(${[...only]}::uuid[])`
  return but.length === 0 ? picked : sql`${picked} and m.id <> all(${[...but]}::uuid[])`
}

export async function countPastEvents(db: Queryable, question: PastQuestion): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) from (${pastEvents(question)}) e`.execute(db)
  return found.rows[0]?.count ?? 0
}

/**
 * The roster with everyone's answers and marks. Events before someone joined, and events without
 * invitations, count only with an answer or a mark; the latter add no unanswered invitations.
 */
export async function findTallies(
  db: Queryable,
  question: SeasonTallyQuery,
  readable: ReadableMembers,
): Promise<MemberTally[]> {
  const found = await sql<MemberTally>`
    with past as materialized (${pastEvents(question)}),
    page as materialized (
      select m.* from members m
      where m.team_id = ${question.teamId} and ${isListed(question)} and ${among(readable)}
        and ${after(question)}
      order by m.last_name, m.first_name, m.id limit ${question.limit + 1}
    ),
    said as (
      select m.id as member_id, a.answer, k.mark,
        e.is_invited or a.answer is not null as was_asked
      from page m
      join past e on ${isInAudience}
      left join answers a on a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id
      left join attendance_marks k
        on k.team_id = e.team_id and k.event_id = e.id and k.member_id = m.id
      where (e.is_invited and e.starts_at >= m.created_at
          and e.starts_at < coalesce(m.left_at, m.archived_at, 'infinity'))
        or a.answer is not null or k.mark is not null
    )
    select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName",
      m.is_placeholder as "isPlaceholder",
      m.left_at is not null or m.archived_at is not null as "isFormer",
      case when m.is_placeholder then m.email end as email, m.role, m.is_coach as "isCoach", m.position,
      count(*) filter (where said.was_asked) as invited,
      count(*) filter (where said.answer = 'going') as going,
      count(*) filter (where said.answer = 'maybe') as maybe,
      count(*) filter (where said.answer = 'not_going') as "notGoing",
      count(*) filter (where said.mark = 'present') as present,
      count(*) filter (where said.mark = 'late') as late,
      count(*) filter (where said.mark = 'absent') as absent,
      count(*) filter (where said.mark = 'injured') as injured
    from page m left join said on said.member_id = m.id
    group by m.id, m.first_name, m.last_name, m.is_placeholder, m.email, m.role, m.is_coach, m.position,
      m.left_at, m.archived_at
    order by m.last_name, m.first_name, m.id`.execute(db)
  return found.rows
}
