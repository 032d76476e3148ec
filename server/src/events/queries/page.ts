import type { EventPage, PersonAnswer } from '@touchline/contract/events/shapes/event'
import { timesOf } from '@touchline/domain/events/moments'
import {
  mayDeleteEvents,
  mayReadComment,
  mayReadHistory,
  mayRunEvents,
} from '@touchline/domain/events/permissions'
import { speaksFor, type Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'
import { speaks } from '#server/teams/queries/speaking.ts'

import { findAttachments } from './attachments.ts'
import { followed } from './calendar-entries.ts'
import { requireEvent } from './calendar.ts'
import { awayUntil, guestsOf, isAsked, remindersOf } from './event-rows.ts'
import { findAsking } from './inviting.ts'
import { isInUse } from './removal.ts'

export interface EventKey {
  readonly teamId: string
  readonly eventId: string
}

/** An event's own page: the card, what only the page shows, and everybody's answer. */
export async function requireEventPage(
  db: Queryable,
  actor: Actor,
  key: EventKey,
): Promise<EventPage> {
  const event = await requireEvent(db, actor, key.eventId)
  const more = await requireDetails(db, actor, key)
  const asking = await findAsking(db, key)
  const people = await findPeople(db, actor, key)
  const attachments = await findAttachments(db, key)
  const isForStaff = asking.answersFor === 'staff' && !mayRunEvents(actor)
  const answers = isForStaff ? people.filter((one) => speaksFor(actor, one.memberId)) : people
  const isUsed = mayDeleteEvents(actor) ? await isInUse(db, key) : null
  return { ...event, ...more, ...asking, attachments, answers, isInUse: isUsed }
}

type Details = Omit<
  EventPage,
  | keyof Awaited<ReturnType<typeof requireEvent>>
  | 'answers'
  | 'attachments'
  | 'invitation'
  | 'answersFor'
  | 'isInUse'
>

interface DetailRow {
  readonly details: string | null
  readonly address: string | null
  readonly cancel_reason: string | null
  readonly follows: string | null
  readonly audience: EventPage['audience']['kind']
  readonly audience_roles: string[]
  readonly invitees: string[] | null
  readonly rule: string | null
  readonly coming_dates: number
  readonly reminded_at: Date | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly meeting_at: Date | null
  readonly answer_until: Date | null
  readonly is_reminded: boolean
  readonly silent_hours: number[] | null
  readonly going_hours: number[] | null
  readonly time_zone: string
}

async function requireDetails(
  db: Queryable,
  actor: Actor,
  { teamId, eventId }: EventKey,
): Promise<Details> {
  const found = await sql<DetailRow>`
    select e.details, v.address, e.cancel_reason, e.audience, e.audience_roles, s.rule, e.reminded_at,
      (select count(*) from events d where d.team_id = e.team_id and d.series_id = e.series_id
       and d.starts_at > now()) as coming_dates, ${followed} as follows,
      e.starts_at, e.ends_at, e.meeting_at, e.answer_until, e.time_zone,
      e.is_reminded, e.silent_hours, e.going_hours,
      (select array_agg(i.member_id order by i.member_id) from event_invitees i
       where i.team_id = e.team_id and i.event_id = e.id) as invitees
    from events e
    left join venues v on v.team_id = e.team_id and v.id = e.venue_id
    left join event_series s on s.team_id = e.team_id and s.id = e.series_id
    where e.team_id = ${teamId} and e.id = ${eventId}`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return {
    details: row.details,
    address: row.address,
    cancelReason: row.cancel_reason,
    follows: row.follows,
    audience: audienceOf(row),
    rule: row.rule,
    comingDates: row.coming_dates,
    remindedAt: mayRunEvents(actor) ? (row.reminded_at?.toISOString() ?? null) : null,
    reminders: mayRunEvents(actor) ? remindersOf(row) : null,
    times: timesOf(
      {
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        meetingAt: row.meeting_at?.toISOString() ?? null,
        answerUntil: row.answer_until?.toISOString() ?? null,
      },
      row.time_zone,
    ),
  }
}

function audienceOf({ audience, audience_roles, invitees }: DetailRow): EventPage['audience'] {
  if (audience === 'roles') return { kind: audience, roles: audience_roles }
  if (audience === 'members') return { kind: audience, memberIds: invitees ?? [] }
  return { kind: 'everyone' }
}

interface PersonRow {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly role: string
  readonly position: string | null
  readonly guest_of: string | null
  readonly answer: PersonAnswer['answer']
  readonly waiting: number | null
  readonly comment: string | null
  readonly answered_at: Date | null
  readonly answered_by: string | null
  readonly away_until: string | null
  readonly seen_at: Date | null
}

/** Everybody who is asked, and whoever answered; those on the team first, in roster order. */
async function findPeople(db: Queryable, actor: Actor, key: EventKey): Promise<PersonAnswer[]> {
  const found = await sql<PersonRow>`
    select m.id, m.first_name, m.last_name, m.role, m.position, m.guest_of, a.answer, a.comment, a.answered_at,
      ${awayUntil} as away_until,
      case when a.waiting_order is not null
        then rank() over (partition by a.waiting_order is null order by a.waiting_order) end as waiting,
      case when a.answered_by is distinct from m.account_id then ${nameOfAnswerer} end as answered_by,
      case when e.cancelled_at is not null then ${seenAt} end as seen_at
    from events e
    cross join lateral (
      select o.*, null as guest_of from members o where o.team_id = e.team_id
      union all
      select m.*, t.name from ${guestsOf} m join teams t on t.id = m.team_id
    ) m
    left join answers a on a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id
    where e.team_id = ${key.teamId} and e.id = ${key.eventId}
      and (a.answer is not null or (m.left_at is null and m.archived_at is null
        and (m.guest_of is not null or ${isAsked})))
    order by m.last_name, m.first_name, m.id`.execute(db)
  return found.rows.map((row) => ({
    memberId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    position: row.position,
    guestOf: row.guest_of,
    answer: row.answer,
    waiting: row.waiting,
    comment: mayReadComment(actor, row.id) ? row.comment : null,
    ...answererOf(actor, row),
    awayUntil: mayReadComment(actor, row.id) ? row.away_until : null,
    seenAt: mayRunEvents(actor) ? (row.seen_at?.toISOString() ?? null) : null,
  }))
}

/** Who answered for somebody, and when, is for those who may read the history. */
function answererOf(actor: Actor, { id, answered_at: at, answered_by: by }: PersonRow) {
  if (!mayReadHistory(actor, id)) return { answeredAt: null, answeredBy: null }
  return { answeredAt: at?.toISOString() ?? null, answeredBy: by }
}

/** The name under which the team knows the account that gave the answer `a`. */
const nameOfAnswerer = nameOfAccount(sql`a.team_id`, sql`a.answered_by`)

/** When the member `m`, or a guardian, first opened the page of the cancelled event `e`. */
const seenAt = sql`(
  select min(seen.seen_at) from cancellation_sightings seen
  where seen.team_id = e.team_id and seen.event_id = e.id and (
    seen.account_id = m.account_id
    or seen.account_id in (select g.account_id from guardianships care
      join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
      where care.team_id = m.team_id and care.member_id = m.id and ${speaks('care', 'g')})))`

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
