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

import { attachments, attachmentsOf, type AttachmentsColumn } from './attachments.ts'
import { followed } from './calendar-entries.ts'
import {
  awayUntil,
  eventColumns,
  eventJoins,
  eventOf,
  guestsOf,
  isAsked,
  isBeforeChange,
  isShown,
  myAnswers,
  readerParts,
  seenAt,
  type EventRow,
} from './event-rows.ts'
import { guardiansDisagree } from './guardian-answers.ts'
import { askingStateOf, isOnRoster, wasOnRoster, type AskingStateRow } from './inviting.ts'
import { isUsed } from './removal.ts'
import { staffColumns, staffFacts, type StaffRow } from './staff-facts.ts'

export interface EventKey {
  readonly teamId: string
  readonly eventId: string
}

/** An event's own page: the card, what only the page shows, and everybody's answer, in one statement. */
export async function requireEventPage(
  db: Queryable,
  actor: Actor,
  key: EventKey,
): Promise<EventPage> {
  const found = await sql<PageRow>`
    with ${readerParts(actor)}
    select ${eventColumns}, my.mine, e.meeting_at,
      e.details, v.address, e.cancel_reason, e.audience, e.audience_roles,
      case when series.shift_days = 0 then series.rule end as rule,
      ${staffColumns(actor)}, e.timed_at is not null as has_moved,
      (select count(*) from events d where d.team_id = e.team_id and d.series_id = e.series_id
        and d.starts_at > now()) as coming_dates, ${followed} as follows,
      e.is_invited, e.invites_at, e.answers_for,
      (select array_agg(i.member_id order by i.member_id) from event_invitees i
        where i.team_id = e.team_id and i.event_id = e.id) as invitees,
      ${attachments} as attachments, ${peopleOf(key)} as people,
      case when ${mayDeleteEvents(actor)} then ${isUsed} end as is_in_use
    from seen s join events e on e.team_id = s.id and e.id = ${key.eventId} and ${isShown}
    left join event_series series on series.team_id = e.team_id and series.id = e.series_id
    ${eventJoins} ${myAnswers}`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return pageOf(row, actor)
}

type PageRow = EventRow &
  AttachmentsColumn &
  AskingStateRow &
  StaffRow & {
    readonly meeting_at: Date | null
    readonly details: string | null
    readonly address: string | null
    readonly cancel_reason: string | null
    readonly follows: string | null
    readonly audience: EventPage['audience']['kind']
    readonly audience_roles: string[]
    readonly invitees: string[] | null
    readonly rule: string | null
    readonly coming_dates: number
    readonly has_moved: boolean
    readonly people: PersonRow[] | null
    readonly is_in_use: boolean | null
  }

function pageOf(row: PageRow, actor: Actor): EventPage {
  const people = (row.people ?? []).map((person) => personOf(person, actor))
  const isForStaff = row.answers_for === 'staff' && !mayRunEvents(actor)
  return {
    ...eventOf(row, actor),
    details: row.details,
    address: row.address,
    cancelReason: row.cancel_reason,
    follows: row.follows,
    audience: audienceOf(row),
    rule: row.rule,
    comingDates: row.coming_dates,
    hasMoved: row.has_moved,
    ...staffFacts(actor, row),
    times: timesOf(
      {
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        isAllDay: row.is_all_day,
        meetingAt: row.meeting_at?.toISOString() ?? null,
        answerUntil: row.answer_until?.toISOString() ?? null,
      },
      row.time_zone,
    ),
    ...askingStateOf(row),
    attachments: attachmentsOf(row),
    answers: isForStaff ? people.filter((one) => speaksFor(actor, one.memberId)) : people,
    isInUse: row.is_in_use,
  }
}

function audienceOf({ audience, audience_roles, invitees }: PageRow): EventPage['audience'] {
  if (audience === 'roles') return { kind: audience, roles: audience_roles }
  if (audience === 'members') return { kind: audience, memberIds: invitees ?? [] }
  return { kind: 'everyone' }
}

interface PersonRow {
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
  readonly seen_at: string | null
  readonly disagreement: PersonAnswer['disagreement'] | null
}

/** Everybody the event `e` asks, and whoever answered; those on the team first, in roster order. */
function peopleOf(key: EventKey) {
  return sql`(
    select json_agg(person order by person.last_name, person.first_name, person.id) from (
      select m.id, m.first_name, m.last_name, m.role, m.is_coach, m.position, m.guest_of,
        a.answer, a.comment, a.answered_at, ${awayUntil} as away_until,
        case when a.waiting_order is not null
          then rank() over (partition by a.waiting_order is null order by a.waiting_order) end as waiting,
        case when a.answered_by is distinct from m.account_id then ${nameOfAnswerer} end as answered_by,
        ${isBeforeChange} as before_change, a.is_late, ${seenAt} as seen_at,
        case when a.answer is not null then ${guardiansDisagree({ ...key, memberId: sql`m.id` })} end as disagreement
      from (
        select o.*, null as guest_of from members o where o.team_id = e.team_id
        union all
        select m.*, t.name from ${guestsOf} m join teams t on t.id = m.team_id
      ) m
      left join answers a on a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id
      where a.answer is not null
        or (m.guest_of is not null and ${isOnRoster}) or (${wasOnRoster} and ${isAsked})) person)`
}

function personOf(row: PersonRow, actor: Actor): PersonAnswer {
  const isStaff = mayRunEvents(actor)
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
    disagreement: mayReadHistory(actor, row.id) ? (row.disagreement ?? []) : [],
    awayUntil: mayRead ? row.away_until : null,
    beforeChange: row.before_change,
    isLate: isStaff && row.is_late === true,
    seenAt: isStaff ? instantOf(row.seen_at) : null,
  }
}

/** JSON of the database writes instants with microseconds and an offset. */
function instantOf(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** Who answered for somebody, and when, is for those who may read the history. */
function answererOf(actor: Actor, { id, answered_at: at, answered_by: by }: PersonRow) {
  if (!mayReadHistory(actor, id)) return { answeredAt: null, answeredBy: null }
  return { answeredAt: instantOf(at), answeredBy: by }
}

/** The name under which the team knows the account that gave the answer `a`. */
const nameOfAnswerer = nameOfAccount(sql`a.team_id`, sql`a.answered_by`)

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
