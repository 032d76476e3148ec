import type { FeedEvent } from '@touchline/domain/events/calendar-text'
import type { InviteeInFeed } from '@touchline/domain/events/feed-title'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { invitedPeople, eventJoins, isShown, readerCtes } from './event-rows.ts'

/** The owner of a feed and its team; null for all teams. */
export interface FeedKey {
  readonly accountId: string
  readonly teamId: string | null
}

/** The current version of a feed's link; renewing it revokes the old one. */
export async function findFeedVersion(
  db: Queryable,
  { accountId, teamId }: FeedKey,
): Promise<number> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('version')
    .where('account_id', '=', accountId)
    .where('team_id', 'is not distinct from', teamId)
    .executeTakeFirst()
  return row?.version ?? 1
}

export async function raiseFeedVersion(
  tx: Transaction,
  { accountId, teamId }: FeedKey,
  now: Date,
): Promise<void> {
  await sql`
    insert into calendar_feeds as f (id, account_id, team_id, version, renewed_at)
    values (${newId()}, ${accountId}, ${teamId}, 2, ${now})
    on conflict (account_id, team_id) do update set
      version = f.version + 1, renewed_at = excluded.renewed_at`.execute(tx)
}

/** True if the person's feeds omit declined events. */
export async function findLeavesOutDeclined(db: Queryable, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('excludes_declined as leavesOut')
    .where('account_id', '=', accountId)
    .where('team_id', 'is', null)
    .executeTakeFirst()
  return row?.leavesOut ?? false
}

export async function saveLeavesOutDeclined(
  tx: Transaction,
  accountId: string,
  leavesOut: boolean,
): Promise<void> {
  await sql`
    insert into calendar_feeds (id, account_id, team_id, version, excludes_declined)
    values (${newId()}, ${accountId}, null, 1, ${leavesOut})
    on conflict (account_id, team_id) do update set
      excludes_declined = excluded.excludes_declined`.execute(tx)
}

export type FeedRow = Omit<FeedEvent, 'address' | 'isDeclined'> & {
  readonly teamId: string
  readonly teamName: string
  /** The reader is only a guest of the team. */
  readonly asGuest: boolean
  readonly opponent: string | null
  /** The invited people among the reader and their children. */
  readonly asked: readonly InviteeInFeed[]
}

/**
 * The most events in a feed, from a year back to the future: the latest ones of a team, or the
 * nearest ones of many teams (a whole club).
 */
const maxEvents = 5000

/**
 * The events of a feed; undefined if the account is gone, being deleted or banned, or can't see
 * the team. It names only the reader's own children.
 */
export async function findFeedEvents(
  db: Queryable,
  { accountId, teamId }: FeedKey,
  now: Date,
): Promise<readonly FeedRow[] | undefined> {
  const reader = { accountId, ...(teamId === null ? {} : { teamId }) }
  const found = await sql<SeenRow>`
    with ${readerCtes(reader)}, found as (
    select s.id as "teamId", t.name as "teamName", s.is_guest as "asGuest", e.id, e.title, e.time_zone as zone,
      to_char(e.starts_at at time zone e.time_zone, ${wallClock}) as "startsLocal",
      to_char(e.ends_at at time zone e.time_zone, ${wallClock}) as "endsLocal", e.is_all_day as "isAllDay",
      nullif(concat_ws(', ', coalesce(v.name, e.location), nullif(v.address, '')), '') as place,
      coalesce(o.name, e.opponent) as opponent, e.version, e.updated_at as "changedAt",
      e.cancelled_at is not null as "isCancelled",
      e.starts_at as "startsAt", my.asked
    from accounts a
    left join seen s on true
    left join teams t on t.id = s.id
    left join lateral (
      select * from events e
      where e.team_id = s.id and e.starts_at > ${now}::timestamptz - interval '1 year' and ${isShown}
      order by e.starts_at desc limit ${maxEvents}
    ) e on true
    ${eventJoins}
    left join lateral (
      select json_agg(json_build_object('firstName', m.first_name, 'relation', m.relation,
        'answer', a.answer) order by m.relation desc, m.first_name, m.id) as asked
      ${invitedPeople}
    ) my on true
    where a.id = ${accountId}
      and not exists (select from account_deletions d
        where d.account_id = a.id and d.cancelled_at is null)
      and not exists (select from auth.users u where u.id = a.id and u.banned_until > ${now})
    order by abs(extract(epoch from e.starts_at - ${now}::timestamptz)), e.id limit ${maxEvents})
    select "teamId", "teamName", "asGuest", id, title, zone, "startsLocal", "endsLocal", "isAllDay", place, opponent,
      version, "changedAt", "isCancelled", coalesce(asked, '[]') as asked
    from found order by "startsAt", id`.execute(db)
  const isDead = found.rows.every(({ teamId: seen }) => seen === null) && teamId !== null
  if (found.rows.length === 0 || isDead) return undefined
  return found.rows
    .filter((row) => isEvent(row))
    .map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }))
}

type EventRow = Omit<FeedRow, 'changedAt'> & { readonly changedAt: Date }
type SeenRow = EventRow | { readonly id: null; readonly teamId: string | null }

function isEvent(row: SeenRow): row is EventRow {
  return row.id !== null
}

const wallClock = sql.lit('YYYY-MM-DD"T"HH24:MI')

export async function findTeamName(db: Queryable, teamId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('teams')
    .select('name')
    .where('id', '=', teamId)
    .executeTakeFirst()
  return row?.name
}
