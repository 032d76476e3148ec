import type { EventGroup } from '@touchline/contract/events/shapes/group'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { isInvitedNow } from './event-rows.ts'
import type { EventKey } from './page.ts'

export interface LinkedEvent extends EventKey {
  readonly groupId: string
}

/** Links the same event in several teams. */
export async function linkEvents(tx: Transaction, linked: readonly LinkedEvent[]): Promise<void> {
  await sql`
    update events e set group_id = new.group_id
    from unnest(${linked.map(({ teamId }) => teamId)}::uuid[],
      ${linked.map(({ eventId }) => eventId)}::uuid[],
      ${linked.map(({ groupId }) => groupId)}::uuid[]) as new (team_id, id, group_id)
    where e.team_id = new.team_id and e.id = new.id`.execute(tx)
}

interface Named {
  readonly teamIds: readonly string[]
  readonly memberIds: readonly string[]
}

/** Current members among these, by team; teams without any are left out. */
export async function findMembersByTeam(
  tx: Transaction,
  { teamIds, memberIds }: Named,
): Promise<readonly { readonly teamId: string; readonly memberIds: string[] }[]> {
  const found = await sql<{ teamId: string; memberIds: string[] }>`
    select m.team_id as "teamId", array_agg(m.id order by m.id) as "memberIds"
    from members m
    where m.team_id = any(${[...teamIds]}::uuid[]) and m.id = any(${[...memberIds]}::uuid[])
      and m.left_at is null and m.archived_at is null
    group by m.team_id`.execute(tx)
  return found.rows
}

/** Serialises changes to the same event in several teams. */
export async function lockGroup(tx: Transaction, { teamId, eventId }: EventKey): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(group_id::text, 0)) from events
    where team_id = ${teamId} and id = ${eventId} and group_id is not null`.execute(tx)
}

/** The same event in the other teams, where it still exists. */
export async function findLinkedEvents(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<readonly EventKey[]> {
  const found = await sql<EventKey>`
    select twin.team_id as "teamId", twin.id as "eventId"
    from events own
    join events twin on twin.group_id = own.group_id and twin.team_id <> own.team_id
    join teams team on team.id = twin.team_id and team.deleted_at is null
    where own.team_id = ${teamId} and own.id = ${eventId}
    order by twin.team_id`.execute(db)
  return found.rows
}

/** The answers to some of these events, by team name. */
export async function findGroupTeams(
  db: Queryable,
  keys: readonly EventKey[],
): Promise<EventGroup['teams']> {
  const found = await sql<EventGroup['teams'][number]>`
    select e.team_id as "teamId", team.name as "teamName", e.id as "eventId",
      e.cancelled_at is not null as "isCancelled", e.going_count as going, e.maybe_count as maybe,
      e.not_going_count as "notGoing",
      (select count(*) from members m where m.team_id = e.team_id and ${isInvitedNow}
        and not exists (select from answers a
          where a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id)) as silent
    from unnest(${keys.map(({ teamId }) => teamId)}::uuid[],
      ${keys.map(({ eventId }) => eventId)}::uuid[]) as key (team_id, id)
    join events e on e.team_id = key.team_id and e.id = key.id
    join teams team on team.id = e.team_id
    order by lower(team.name), team.id`.execute(db)
  return found.rows
}

/** The name of the saved place of a change or a new event. */
export async function findPlaceName(
  db: Queryable,
  { teamId, venueId }: { readonly teamId: string; readonly venueId: string },
): Promise<string | null> {
  const found = await sql<{ name: string }>`
    select name from venues where team_id = ${teamId} and id = ${venueId}`.execute(db)
  return found.rows[0]?.name ?? null
}
