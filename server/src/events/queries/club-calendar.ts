import type { ClubEvent } from '@touchline/contract/events/shapes/club-calendar'
import type { ClashLink, TimeSpan } from '@touchline/domain/events/club/clashes'
import type { NamedVenue } from '@touchline/domain/events/club/venues'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { statement, type ParameterOf } from '#server/platform/database/statement.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import { usualEventSpan } from './calendar.ts'
import { isInAudience } from './event-rows.ts'

/** More than a club with a hundred teams plans in two months. */
export const maxClubEvents = 5000

/** An event with the name and address of its place, if it has one. */
export interface ClubEventRow extends Omit<ClubEvent, 'venueKey'> {
  readonly teamName: string
  /** Set if several teams share the event. */
  readonly groupId: string | null
  readonly address: string | null
}

/**
 * A roster row that shares an account, an email address or a membership with a row of another
 * team.
 */
export interface ClubLinkRow extends ClashLink {
  readonly teamId: string
  /** The club blocks the reader from this child. */
  readonly isKept: boolean
}

export interface ClubVenueRow extends NamedVenue {
  /** Set for places that the club has entered itself. */
  readonly id: string | null
  readonly capacity: number
}

export interface ClosureRow extends TimeSpan {
  readonly id: string
  readonly venueId: string
  readonly startsLocal: string
  readonly endsLocal: string
  readonly reason: string | null
}

export interface ClubWeek {
  readonly timeZone: string
  readonly events: readonly ClubEventRow[]
  readonly links: readonly ClubLinkRow[]
  readonly venues: readonly ClubVenueRow[]
  readonly closures: readonly ClosureRow[]
}

interface WeekInput {
  readonly clubId: string
  readonly accountId: string
  readonly spans: readonly TimeSpan[]
}

interface Values {
  readonly clubId: string
  readonly accountId: string
  readonly starts: readonly string[]
  readonly ends: readonly string[]
  readonly from: string
  readonly to: string
}

/**
 * The events of a club's teams in some periods, people who may have to be in two places, and the
 * places, in one statement.
 */
export async function findClubWeek(
  db: Queryable,
  { clubId, accountId, spans }: WeekInput,
): Promise<ClubWeek | undefined> {
  const starts = spans.map(({ startsAt }) => startsAt)
  const ends = spans.map(({ endsAt }) => endsAt)
  const [from = ''] = starts.toSorted()
  const to = ends.toSorted().at(-1) ?? ''
  const [week] = await clubWeek(db, { clubId, accountId, starts, ends, from, to })
  return week
}

const local = sql.raw(`'YYYY-MM-DD"T"HH24:MI'`)
const instant = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

const eventJson = sql`json_build_object(
  'id', e.id, 'teamId', e.team_id, 'teamName', e.team_name, 'groupId', e.group_id, 'type', e.type, 'title', e.title,
  'startsAt', to_char(e.starts_at at time zone 'UTC', ${instant}),
  'endsAt', to_char(e.ends_at at time zone 'UTC', ${instant}),
  'startsLocal', to_char(e.starts_at at time zone e.time_zone, ${local}),
  'endsLocal', to_char(e.ends_at at time zone e.time_zone, ${local}),
  'timeZone', e.time_zone, 'isAllDay', e.is_all_day,
  'location', coalesce(v.name, e.location), 'address', v.address,
  'opponent', coalesce(o.name, e.opponent), 'homeAway', e.home_away,
  'cancelledAt', to_char(e.cancelled_at at time zone 'UTC', ${instant}))`

const clubWeek = statement<Values, ClubWeek>(
  (value) => sql`
  with team as materialized (
    select id, name from teams where club_id = ${value('clubId')} and deleted_at is null
  ),
  ${heldIn(value)}
  ${linkPart}
  select club.time_zone as "timeZone",
    coalesce((select json_agg(${eventJson} order by e.starts_at, e.id) from held e
      left join venues v on v.team_id = e.team_id and v.id = e.venue_id
      left join opponents o on o.team_id = e.team_id and o.id = e.opponent_id), '[]') as events,
    ${linkJson(value)} as links,
    coalesce((select json_agg(place order by place.is_saved desc, lower(place.name), place.name)
      from (
        select c.id, c.name, c.address, c.capacity, true as is_saved
        from club_venues c where c.club_id = club.id
        union all
        select distinct on (lower(v.name), lower(coalesce(v.address, '')))
          null, v.name, v.address, 1, false
        from team join venues v on v.team_id = team.id
      ) place), '[]') as venues,
    ${closureJson(value)} as closures
  from clubs club where club.id = ${value('clubId')} and club.deleted_at is null`,
)

type Value = ParameterOf<Values>

/** Events that overlap one of the periods. */
function heldIn(value: Value) {
  return sql`
  held as materialized (
    select e.*, team.name as team_name from team cross join lateral (
      select * from events e
      where e.team_id = team.id and e.starts_at < ${value('to')}::timestamptz
        and e.starts_at >= ${value('from')}::timestamptz - ${usualEventSpan}
        and e.ends_at > ${value('from')}::timestamptz
      union all
      select * from events e
      where e.team_id = team.id and e.starts_at < ${value('from')}::timestamptz - ${usualEventSpan}
        and e.ends_at > ${value('from')}::timestamptz and e.ends_at - e.starts_at > ${usualEventSpan}
    ) e
    where exists (
      select from unnest(${value('starts')}::timestamptz[], ${value('ends')}::timestamptz[]) as span (begins, stops)
      where e.starts_at < span.stops and e.ends_at > span.begins)
    order by e.starts_at, e.id limit ${sql.lit(maxClubEvents + 1)}
  ),`
}

/**
 * People linked across teams by account, address or membership, with the events they are invited
 * to.
 */
const linkPart = sql`
  person as materialized (
    select m.team_id, m.id as member_id, null::uuid as guardian_id, known.key
    from team join members m on m.team_id = team.id and m.left_at is null and m.archived_at is null
    left join club_membership_rows r on r.team_id = m.team_id and r.member_id = m.id
    cross join lateral (
      values (m.account_id::text), (r.membership_id::text), (lower(nullif(m.email, '')))) as known (key)
    where known.key is not null
    union all
    select m.team_id, m.id, g.id, known.key
    from team join guardians g on g.team_id = team.id
    join guardianships c on c.team_id = g.team_id and c.guardian_id = g.id
      and c.verified_at is not null and c.blocked_at is null
    join members m on m.team_id = c.team_id and m.id = c.member_id
      and m.left_at is null and m.archived_at is null
    cross join lateral (values (g.account_id::text), (lower(nullif(g.email, '')))) as known (key)
    where known.key is not null
  ),
  shared as (
    select key from person group by key having count(distinct team_id) > 1
  ),
  link as (
    select p.key, p.team_id, p.member_id, p.guardian_id, 
      coalesce(array_agg(distinct e.id) filter (where e.id is not null), '{}') as event_ids
    from shared join person p on p.key = shared.key
    join members m on m.team_id = p.team_id and m.id = p.member_id
    left join held e on e.team_id = p.team_id and not e.is_all_day and e.cancelled_at is null
      and ${isInAudience} and not exists (select from answers a
      where a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id and a.answer = 'not_going')
    where (p.guardian_id is null or exists (select from guardianships c
        join guardians g on g.team_id = c.team_id and g.id = c.guardian_id
        where c.team_id = p.team_id and c.guardian_id = p.guardian_id and c.member_id = p.member_id
          and ${isActiveGuardianship('c', 'g')}))
    group by p.key, p.team_id, p.member_id, p.guardian_id
  )`

function linkJson(value: Value) {
  return sql`
    coalesce((select json_agg(json_build_object(
        'person', link.key, 'teamId', link.team_id, 'memberId', link.member_id,
        'name', concat_ws(' ', m.first_name, nullif(m.last_name, '')), 'isCoach', m.is_coach,
        'relation', case when link.guardian_id is null then 'self' else 'child' end,
        'eventIds', link.event_ids,
        'isKept', coalesce(m.id = any(children_blocked_from(link.team_id, ${value('accountId')}::uuid)), false)))
      from link join members m on m.team_id = link.team_id and m.id = link.member_id), '[]')`
}

function closureJson(value: Value) {
  return sql`
    coalesce((select json_agg(json_build_object(
        'id', c.id, 'venueId', c.venue_id, 'reason', c.reason,
        'startsAt', to_char(c.starts_at at time zone 'UTC', ${instant}),
        'endsAt', to_char(c.ends_at at time zone 'UTC', ${instant}),
        'startsLocal', to_char(c.starts_at at time zone club.time_zone, ${local}),
        'endsLocal', to_char(c.ends_at at time zone club.time_zone, ${local}))
        order by c.starts_at, c.id)
      from venue_closures c
      where c.club_id = club.id and c.ends_at > ${value('from')}::timestamptz
        and c.starts_at < ${value('to')}::timestamptz), '[]')`
}
