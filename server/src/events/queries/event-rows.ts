import type { Event, MyAnswer } from '@touchline/contract/events/shapes/event'
import { isBlindTo, type Actor } from '@touchline/domain/teams/actor'
import { sql, type RawBuilder } from 'kysely'

import { isFeatureOn } from '#server/platform/features/queries.ts'
import { lacksCheck } from '#server/teams/queries/checks.ts'
import { leadsTeam } from '#server/teams/queries/club-roles.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import { isBeforeChange, withAnswer } from './answer-parts.ts'
import { guardiansDisagree } from './guardian-answers.ts'
import { isOnRoster, wasOnRoster } from './inviting.ts'
import { isStaffAlone, rosterOfTeam, visibleStaff } from './roster-parts.ts'

/** Who reads events: of one team, or of every team the account belongs to or manages. */
export interface Reader {
  readonly accountId: string
  readonly teamId?: string
  /** The API token of the request, if any. */
  readonly program?: Actor['program']
}

/** The same as values, or as parameters of a statement. */
interface ReaderOf {
  readonly accountId: string | RawBuilder<unknown>
  readonly teamId?: string | RawBuilder<unknown>
  readonly program?: unknown
}

/** A row of `eventColumns` as the driver returns it. */
export interface EventRow {
  readonly id: string
  readonly team_id: string
  readonly series_id: string | null
  readonly type: Event['type']
  readonly title: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly is_all_day: boolean
  readonly time_zone: string
  readonly starts_local: string
  readonly ends_local: string
  readonly meeting_local: string | null
  readonly venue_id: string | null
  readonly place: string | null
  readonly meeting_place: string | null
  readonly opponent_id: string | null
  readonly opponent_name: string | null
  readonly home_away: Event['homeAway']
  readonly kit: string | null
  readonly places: number | null
  readonly minimum: number | null
  readonly answer_until: Date | null
  readonly cancelled_at: Date | null
  readonly version: number
  readonly going_count: number
  readonly maybe_count: number
  readonly not_going_count: number
  readonly waiting_count: number
  readonly asked: number
  readonly staff_counts: Event['staffCounts']
  readonly is_guest: boolean
  readonly mine: MyAnswer[] | null
}

const isOpenToPrograms = sql`
  and ${isFeatureOn(sql`coalesce(club.features, team.features)`, 'integrations')}`

/**
 * CTEs that every reading of events starts with: `people`, whom the account answers for; `seen`,
 * the teams whose events it may see, without those where staff owe a background check, and for an
 * API token without those that turned integrations off; and `staff`, their members who don't play. An empty `seen` means not found.
 */
export function readerCtes({ accountId, teamId, program }: ReaderOf) {
  const inTeam = teamId === undefined ? sql`true` : sql`p.team_id = ${teamId}`
  const asGuest = teamId === undefined ? sql`true` : sql`g.team_id = ${teamId}`
  const team =
    teamId === undefined
      ? sql`team.id in (
          select team_id from people
          union
          select led.id from club_roles k join teams led on led.club_id = k.club_id
          where k.account_id = ${accountId} and ${leadsTeam('k', 'led')})`
      : sql`team.id = ${teamId}`
  return sql`
    people as materialized (
      select p.team_id, p.id, p.first_name, p.role, 'self' as relation, null::uuid as event_id
      from members p
      where p.account_id = ${accountId} and ${inTeam} and p.left_at is null and p.archived_at is null
      union all
      select m.team_id, m.id, m.first_name, m.role, 'child', null
      from guardians p
      join guardianships g on g.team_id = p.team_id and g.guardian_id = p.id
        and ${isActiveGuardianship('g', 'p')}
      join members m on m.team_id = g.team_id and m.id = g.member_id
        and m.left_at is null and m.archived_at is null
      where p.account_id = ${accountId} and ${inTeam}
      union all
      select g.team_id, m.id, m.first_name, m.role, 'self', g.event_id
      from members m
      join event_guests g on g.guest_team_id = m.team_id and g.member_id = m.id and ${asGuest}
      where m.account_id = ${accountId} and m.left_at is null and m.archived_at is null
      union all
      select g.team_id, m.id, m.first_name, m.role, 'child', g.event_id
      from guardians p
      join guardianships c on c.team_id = p.team_id and c.guardian_id = p.id
        and ${isActiveGuardianship('c', 'p')}
      join members m on m.team_id = c.team_id and m.id = c.member_id
        and m.left_at is null and m.archived_at is null
      join event_guests g on g.guest_team_id = m.team_id and g.member_id = m.id and ${asGuest}
      where p.account_id = ${accountId}
    ),
    seen as materialized (
      select team.id, team.time_zone,
        roster.member_count, roster.roster_since,
        not (belongs.here or manages.it) as is_guest
      from teams team left join clubs club on club.id = team.club_id
      ${rosterOfTeam}
      cross join lateral (select exists (select from people
        where people.team_id = team.id and people.event_id is null) as here) belongs
      cross join lateral (select exists (select from club_roles k
        where k.club_id = team.club_id and k.account_id = ${accountId}
          and ${leadsTeam('k', 'team')}) as it) manages
      where ${team} and team.deleted_at is null and team.suspended_at is null and club.deleted_at is null and club.suspended_at is null
        ${program === undefined ? sql`` : isOpenToPrograms}
        and (manages.it or exists (select from people where people.team_id = team.id))
        and not (${lacksCheck(accountId)} and ${isStaffAlone(accountId)})
    ),
    ${visibleStaff}`
}

/**
 * True for events that an account may see: guests see only the event (`e`) they are invited to in
 * a team (`s`).
 */
export const isShown = sql`(
  not s.is_guest or e.id in (select event_id from people where event_id is not null))`

/** The roster rows that are guests of event `e`. */
export const guestsOf = sql`(
  select m.* from event_guests g
  join members m on m.team_id = g.guest_team_id and m.id = g.member_id
  where g.team_id = e.team_id and g.event_id = e.id)`

/** True for a member (`m`) whom event (`e`) invites now or later. */
export const isInAudience = sql`(
  e.audience = 'everyone'
  or (e.audience = 'roles' and lower(m.role) = any(lower(e.audience_roles::text)::text[]))
  or (e.audience = 'members' and exists (select from event_invitees i
    where i.team_id = e.team_id and i.event_id = e.id and i.member_id = m.id)))`

/** True for a member (`m`) invited to event (`e`); some events send invitations later. */
export const isInvitedNow = sql`(e.is_invited and ${isInAudience})`

/** How many people event `e` of a visible team `s` invites, including guests. */
const askedCount = sql`(
  (select count(*) from ${guestsOf} m where ${isOnRoster})
  + case when not e.is_invited then 0
  when e.audience = 'everyone' and coalesce(e.ends_at > s.roster_since, true) then s.member_count
  else (select count(*) from members m
    where m.team_id = e.team_id and ${wasOnRoster} and ${isInvitedNow})
  end)`

/** The answers of the team's staff who don't play to event `e`. */
const staffCounts = sql`(
  select json_build_object(
    'going', count(*) filter (where a.answer = 'going' and a.waiting_order is null),
    'maybe', count(*) filter (where a.answer = 'maybe'),
    'notGoing', count(*) filter (where a.answer = 'not_going'),
    'waiting', count(*) filter (where a.waiting_order is not null),
    'silent', count(*) filter (where a.answer is null))
  from staff m
  ${withAnswer}
  where m.team_id = e.team_id
    and (a.answer is not null or (${wasOnRoster} and ${isInvitedNow})))`

const local = sql.raw(`'YYYY-MM-DD"T"HH24:MI'`)

/** The columns for a card of event `e`, and no more: each column costs time in a long statement. */
export const cardColumns = sql`
  e.id, e.team_id, e.series_id, e.type, e.title, e.starts_at, e.ends_at, e.is_all_day, e.time_zone,
  e.meeting_at, e.meeting_place, e.venue_id, e.location, e.opponent_id, e.opponent, e.home_away, e.kit,
  e.places, e.minimum, e.answer_until, e.cancelled_at, e.version, e.created_at,
  e.going_count, e.maybe_count, e.not_going_count, e.waiting_count,
  e.is_invited, e.audience, e.audience_roles`

/**
 * What a card shows of event `e` with venue `v` and opponent `o` in a visible team `s`, without
 * the invited people.
 */
export const ownColumns = sql`
  e.id, e.team_id, e.series_id, e.type, e.title, e.starts_at, e.ends_at, e.is_all_day, e.time_zone,
  to_char(e.starts_at at time zone e.time_zone, ${local}) as starts_local,
  to_char(e.ends_at at time zone e.time_zone, ${local}) as ends_local,
  to_char(e.meeting_at at time zone e.time_zone, ${local}) as meeting_local,
  e.venue_id, coalesce(v.name, e.location) as place, e.meeting_place,
  e.opponent_id, coalesce(o.name, e.opponent) as opponent_name, e.home_away, e.kit, e.places, e.minimum,
  e.answer_until, e.cancelled_at, e.version,
  e.going_count, e.maybe_count, e.not_going_count, e.waiting_count, s.is_guest`

export const eventColumns = sql`
  ${ownColumns}, ${askedCount} as asked, ${staffCounts} as staff_counts`

export const eventJoins = sql`
  left join venues v on v.team_id = e.team_id and v.id = e.venue_id
  left join opponents o on o.team_id = e.team_id and o.id = e.opponent_id`

/** The last day of the absence that caused answer `a`. */
export const awayUntil = sql`(
  select u.last_day from unavailabilities u
  where u.team_id = a.team_id and u.id = a.unavailability_id)`

/** Those of `people` (`m`) who are invited to event `e` or have an answer (`a`). */
export const invitedPeople = sql`
  from people m
  ${withAnswer}
  where m.team_id = e.team_id and (m.event_id is null or m.event_id = e.id)
    and (a.answer is not null or m.event_id = e.id or ${isInvitedNow})`

const disagreement = guardiansDisagree({
  teamId: sql`e.team_id`,
  eventId: sql`e.id`,
  memberId: sql`m.id`,
})

/** The answers of `people` to event `e`; null for those without one. */
export const myAnswers = sql`
  left join lateral (
    select json_agg(json_build_object(
      'memberId', m.id, 'firstName', m.first_name, 'relation', m.relation,
      'answer', a.answer, 'comment', a.comment, 'awayUntil', ${awayUntil},
      'beforeChange', ${isBeforeChange}, 'disagreement', case
        when m.relation = 'child' and a.answer is not null then coalesce(${disagreement}, '[]')
        else '[]' end,
      'waiting', case when a.waiting_order is null then null else (
        select count(*) from answers w
        where w.team_id = a.team_id and w.event_id = a.event_id
          and w.waiting_order <= a.waiting_order) end
    ) order by m.relation desc, m.first_name, m.id) as mine
    ${invitedPeople}
  ) my on true`

/** True for an event (`e`) that one of `people` is invited to. */
export const invitesReader = sql`exists (select ${invitedPeople})`

/** API tokens without access to children don't get parents' comments. */
function withoutWords(answer: MyAnswer, { program }: Pick<Reader, 'program'>): MyAnswer {
  const memberId = answer.relation === 'self' ? answer.memberId : undefined
  const isBlind = isBlindTo({ ...(program && { program }), memberId }, answer.memberId)
  return isBlind ? { ...answer, comment: null, awayUntil: null, disagreement: [] } : answer
}

/** The event as this reader may see it. */
export function eventOf(row: EventRow, reader: Pick<Reader, 'program'>): Event {
  const answered = row.going_count + row.maybe_count + row.not_going_count + row.waiting_count
  return {
    id: row.id,
    teamId: row.team_id,
    seriesId: row.series_id,
    type: row.type,
    title: row.title,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    startsLocal: row.starts_local,
    endsLocal: row.ends_local,
    isAllDay: row.is_all_day,
    venueId: row.venue_id,
    location: row.place,
    meetingLocal: row.meeting_local,
    meetingPlace: row.meeting_place,
    opponentId: row.opponent_id,
    opponent: row.opponent_name,
    homeAway: row.home_away,
    kit: row.kit,
    places: row.places,
    minimum: row.minimum,
    answerUntil: row.answer_until?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    version: row.version,
    counts: {
      going: row.going_count,
      maybe: row.maybe_count,
      notGoing: row.not_going_count,
      waiting: row.waiting_count,
      silent: Math.max(0, row.asked - answered),
    },
    staffCounts: row.staff_counts,
    mine: (row.mine ?? []).map((answer) => withoutWords(answer, reader)),
    asGuest: row.is_guest,
  }
}
