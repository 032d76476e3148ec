import type { Notification } from '@touchline/contract/notifications/shapes'
import { sql } from 'kysely'

import { isInvitedNow } from '#server/events/queries/event-rows.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findLineTasks } from './line-tasks.ts'
import type { Line } from './lines.ts'
import type { Standing } from './standing.ts'
import { ownPeople, subjectsOf } from './subjects.ts'

type PersonInIt = Notification['people'][number]

/** A line names this many people and counts the others. */
const maxNames = 3

/** The names behind the ids of some lines, as far as the reader may see them. */
export interface Facts {
  readonly teams: ReadonlyMap<string, NonNullable<Notification['team']>>
  readonly clubs: ReadonlyMap<string, NonNullable<Notification['club']>>
  readonly events: ReadonlyMap<string, NonNullable<Notification['event']>>
  readonly collections: ReadonlyMap<string, NonNullable<Notification['collection']>>
  /** By the id of the line. */
  readonly people: ReadonlyMap<string, readonly PersonInIt[]>
  /** By the id of the line. */
  readonly tasks: ReadonlyMap<string, readonly string[]>
}

export async function findFacts(
  db: Queryable,
  standing: Standing,
  lines: readonly Line[],
): Promise<Facts> {
  const [teams, clubs, events, collections, people, tasks] = await Promise.all([
    findTeams(db, lines),
    findClubs(db, lines),
    findEvents(db, lines),
    findCollections(db, lines),
    findPeople(db, standing, lines),
    findLineTasks(db, standing, lines),
  ])
  return { teams, clubs, events, collections, people, tasks }
}

async function findTeams(db: Queryable, lines: readonly Line[]): Promise<Facts['teams']> {
  const ids = [...new Set(lines.flatMap(({ teamId }) => teamId ?? []))]
  const found = await sql<NonNullable<Notification['team']>>`
    select id, name, color from teams where id = any(${ids}::uuid[])`.execute(db)
  return new Map(found.rows.map((team) => [team.id, team]))
}

async function findClubs(db: Queryable, lines: readonly Line[]): Promise<Facts['clubs']> {
  const ids = [...new Set(lines.flatMap(({ clubId }) => clubId ?? []))]
  const found = await sql<NonNullable<Notification['club']>>`
    select id, name, color from clubs where id = any(${ids}::uuid[])`.execute(db)
  return new Map(found.rows.map((club) => [club.id, club]))
}

async function findEvents(db: Queryable, lines: readonly Line[]): Promise<Facts['events']> {
  const { teamIds, ids } = subjectsOf(lines, ({ eventId }) => eventId)
  const found = await sql<{
    id: string
    title: string
    startsAt: Date
    endsAt: Date
    isAllDay: boolean
    timeZone: string
  }>`
    select distinct e.id, e.title, e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.is_all_day as "isAllDay", e.time_zone as "timeZone"
    from unnest(${teamIds}::uuid[], ${ids}::uuid[]) as wanted (team_id, id)
    join events e on e.team_id = wanted.team_id and e.id = wanted.id`.execute(db)
  return new Map(
    found.rows.map(({ startsAt, endsAt, ...event }) => [
      event.id,
      { ...event, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    ]),
  )
}

async function findCollections(
  db: Queryable,
  lines: readonly Line[],
): Promise<Facts['collections']> {
  const { teamIds, ids } = subjectsOf(lines, ({ collectionId }) => collectionId)
  const found = await sql<NonNullable<Notification['collection']>>`
    select distinct c.id, c.name
    from unnest(${teamIds}::uuid[], ${ids}::uuid[]) as wanted (team_id, id)
    join collections c on c.team_id = wanted.team_id and c.id = wanted.id`.execute(db)
  return new Map(found.rows.map((collection) => [collection.id, collection]))
}

/**
 * People the reader may see: roster members, parents in teams the reader runs, applicants waiting
 * for the reader's decision, and for events or collections the reader's own family.
 */
async function findPeople(
  db: Queryable,
  standing: Standing,
  lines: readonly Line[],
): Promise<Facts['people']> {
  const members = subjectsOf(lines, ({ memberId }) => memberId)
  const guardians = subjectsOf(lines, ({ guardianId }) => guardianId)
  const requests = subjectsOf(lines, ({ requestId }) => requestId)
  const events = subjectsOf(lines, (one) => (one.memberId === undefined ? one.eventId : undefined))
  const { accountId } = standing
  const found = await sql<PersonInIt & { lineId: string }>`
    with mine as materialized (${ownPeople(accountId)})
    select distinct wanted.line_id as "lineId", m.first_name as "firstName",
      coalesce(mine.relation, 'other') as relation,
      case when mine.relation is null and m.team_id = any(${[...standing.staffedIds]}::uuid[])
        then m.last_name end as "lastName"
    from unnest(${members.lineIds}::uuid[], ${members.teamIds}::uuid[], ${members.ids}::uuid[])
      as wanted (line_id, team_id, id)
    join members m on m.team_id = wanted.team_id and m.id = wanted.id
      and (m.left_at is null and m.archived_at is null
        or m.team_id = any(${[...standing.staffedIds]}::uuid[]) and ${namesLeavers(lines)})
    left join mine on mine.team_id = m.team_id and mine.id = m.id
    where m.team_id = any(${[...standing.teamIds]}::uuid[])
    union all
    select wanted.line_id, g.first_name, 'other', null
    from unnest(${guardians.lineIds}::uuid[], ${guardians.teamIds}::uuid[], ${guardians.ids}::uuid[])
      as wanted (line_id, team_id, id)
    join guardians g on g.team_id = wanted.team_id and g.id = wanted.id
    where g.team_id = any(${[...standing.staffedIds]}::uuid[])
    union all
    select wanted.line_id, r.first_name, 'other', null
    from unnest(${requests.lineIds}::uuid[], ${requests.teamIds}::uuid[], ${requests.ids}::uuid[])
      as wanted (line_id, team_id, id)
    join join_requests r on r.team_id = wanted.team_id and r.id = wanted.id and r.state = 'waiting'
    where r.team_id = any(${[...standing.staffedIds]}::uuid[])
    union all
    select distinct wanted.line_id, m.first_name, mine.relation, null
    from unnest(${events.lineIds}::uuid[], ${events.teamIds}::uuid[], ${events.ids}::uuid[])
      as wanted (line_id, team_id, id)
    join events e on e.team_id = wanted.team_id and e.id = wanted.id
    join mine on mine.team_id = e.team_id
    join members m on m.team_id = mine.team_id and m.id = mine.id
      and m.left_at is null and m.archived_at is null and ${isInvitedNow}
    where e.team_id = any(${[...standing.teamIds]}::uuid[])
    union all
    select distinct wanted.line_id, m.first_name, mine.relation, null
    from unnest(${events.lineIds}::uuid[], ${events.teamIds}::uuid[], ${events.ids}::uuid[])
      as wanted (line_id, team_id, id)
    join event_guests g on g.team_id = wanted.team_id and g.event_id = wanted.id
    join mine on mine.team_id = g.guest_team_id and mine.id = g.member_id
    join members m on m.team_id = mine.team_id and m.id = mine.id
      and m.left_at is null and m.archived_at is null
    union all
    ${guestsIn(standing, lines)} union all ${askedToPay(standing, lines)}
    order by 3, 2`.execute(db)
  const people = new Map<string, PersonInIt[]>()
  for (const { lineId, ...person } of found.rows)
    people.set(lineId, [...(people.get(lineId) ?? []), person])
  return new Map([...people].map(([id, all]) => [id, all.slice(0, maxNames)]))
}

/** SQL: staff look for people in pictures after these left, too. */
function namesLeavers(lines: readonly Line[]) {
  const ids = lines.flatMap(({ kind, id }) => (kind === 'photos_refused' ? [id] : []))
  return sql`wanted.line_id = any(${ids}::uuid[])`
}

/** Guests whom lines about lifts name, for readers in the team and the guests' own families. */
function guestsIn(standing: Standing, lines: readonly Line[]) {
  const { lineIds, teamIds, ids } = subjectsOf(lines, ({ eventId, memberId }) =>
    eventId === undefined ? undefined : memberId,
  )
  return sql`
    select distinct wanted.line_id, m.first_name, coalesce(mine.relation, 'other'), null
    from unnest(${lineIds}::uuid[], ${teamIds}::uuid[], ${ids}::uuid[])
      as wanted (line_id, team_id, id)
    join teams host on host.id = wanted.team_id
    join teams sister on sister.club_id = host.club_id and sister.id <> host.id
    join members m on m.team_id = sister.id and m.id = wanted.id
      and (m.left_at is null and m.archived_at is null or ${namesLeavers(lines)})
    left join mine on mine.team_id = m.team_id and mine.id = m.id
    where wanted.team_id = any(${[...standing.teamIds]}::uuid[]) or mine.relation is not null
      or exists (select from event_guests g where g.team_id = wanted.team_id
        and g.event_id = any(${[...standing.guestEventIds]}::uuid[]) and g.member_id = m.id)`
}

/** Those of `mine` whom the collections of some notifications asked. */
function askedToPay(standing: Standing, lines: readonly Line[]) {
  const { lineIds, teamIds, ids } = subjectsOf(lines, ({ collectionId }) => collectionId)
  return sql`
    select distinct wanted.line_id, m.first_name, mine.relation, null
    from unnest(${lineIds}::uuid[], ${teamIds}::uuid[], ${ids}::uuid[])
      as wanted (line_id, team_id, id)
    join collection_invitations i on i.team_id = wanted.team_id and i.collection_id = wanted.id
    join mine on mine.team_id = i.team_id and mine.id = i.member_id
    join members m on m.team_id = mine.team_id and m.id = mine.id
      and m.left_at is null and m.archived_at is null
    where i.team_id = any(${[...standing.teamIds]}::uuid[])`
}
