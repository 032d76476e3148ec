import type { EventSlot } from '@touchline/domain/events/announced-change'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

/** A change waiting to be announced, with the event's current facts. */
export interface PendingChange {
  readonly teamId: string
  readonly eventId: string
  /** Groups announcements: the dates of a series, or of one title in a followed calendar. */
  readonly together: string
  readonly zone: string
  readonly actorId: string | null
  readonly changedAt: Date
  readonly was: EventSlot
  readonly is: EventSlot
}

export interface NewPending {
  readonly eventId: string
  readonly dueAt: Date
}

/**
 * Saves what people know about some events before these change. A waiting change keeps its old
 * facts and its time.
 */
export async function savePending(
  tx: Transaction,
  made: { readonly teamId: string; readonly actorId: string | null; readonly now: Date },
  pending: readonly NewPending[],
): Promise<void> {
  await sql`
    insert into pending_changes as p (team_id, event_id, starts_at, ends_at, is_all_day, place,
      is_cancelled, actor_id, changed_at, due_at)
    select e.team_id, e.id, e.starts_at, e.ends_at, e.is_all_day, coalesce(v.name, e.location),
      e.cancelled_at is not null, ${made.actorId}::uuid, ${made.now}, new.due_at
    from unnest(${pending.map(({ eventId }) => eventId)}::uuid[],
      ${pending.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]) as new (id, due_at)
    join events e on e.team_id = ${made.teamId} and e.id = new.id
    left join venues v on v.team_id = e.team_id and v.id = e.venue_id
    on conflict (team_id, event_id) do update set
      actor_id = excluded.actor_id, changed_at = excluded.changed_at,
      due_at = least(p.due_at, excluded.due_at)`.execute(tx)
}

/** Some teams with a due change. Deliberately reads all teams; each row names its team. */
export async function findTeamsWithDue(tx: Transaction, now: Date): Promise<string[]> {
  const found = await sql<{ teamId: string }>`
    select distinct team_id as "teamId" from pending_changes where due_at <= ${now}`.execute(tx)
  return found.rows.map(({ teamId }) => teamId)
}

interface Row {
  readonly eventId: string
  readonly together: string
  readonly zone: string
  readonly actorId: string | null
  readonly changedAt: Date
  readonly wasStart: Date
  readonly wasEnd: Date
  readonly wasAllDay: boolean
  readonly wasPlace: string | null
  readonly wasCancelled: boolean
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isAllDay: boolean
  readonly place: string | null
  readonly isCancelled: boolean
}

/** SQL, for event `e`: in a followed calendar a series may also be many events with one title. */
const together = sql<string>`coalesce(e.series_id::text, (
  select x.import_id || ' ' || e.title from calendar_entries x
  where x.team_id = e.team_id and x.event_id = e.id order by x.import_id limit 1), e.id::text)`

/** Takes due changes of a team with the rest of their series; locks the events. */
export async function takeDueChanges(
  tx: Transaction,
  { teamId, now }: { readonly teamId: string; readonly now: Date },
): Promise<PendingChange[]> {
  const found = await sql<Row>`
    with due as materialized (
      select distinct ${together} as id from pending_changes p
      join events e on e.team_id = p.team_id and e.id = p.event_id
      where p.team_id = ${teamId} and p.due_at <= ${now}
    ), held as materialized (
      select e.*, ${together} as together from events e
      where e.team_id = ${teamId}
        and exists (select from pending_changes p where p.team_id = e.team_id and p.event_id = e.id)
        and ${together} in (select id from due)
      order by e.id for update
    ), taken as (
      delete from pending_changes p using held
      where p.team_id = held.team_id and p.event_id = held.id
      returning p.*
    )
    select e.id as "eventId", e.together, e.time_zone as zone,
      p.actor_id as "actorId", p.changed_at as "changedAt", p.starts_at as "wasStart",
      p.ends_at as "wasEnd", p.is_all_day as "wasAllDay", p.place as "wasPlace", p.is_cancelled as "wasCancelled",
      e.starts_at as "startsAt", e.ends_at as "endsAt", e.is_all_day as "isAllDay",
      coalesce(v.name, e.location) as place,
      e.cancelled_at is not null as "isCancelled"
    from taken p
    join held e on e.id = p.event_id
    left join venues v on v.team_id = e.team_id and v.id = e.venue_id
    order by e.starts_at, e.id`.execute(tx)
  return found.rows.map(({ eventId, together: group, zone, actorId, changedAt, ...row }) => ({
    teamId,
    eventId,
    together: group,
    zone,
    actorId,
    changedAt,
    was: {
      startsAt: row.wasStart.toISOString(),
      endsAt: row.wasEnd.toISOString(),
      isAllDay: row.wasAllDay,
      place: row.wasPlace,
      isCancelled: row.wasCancelled,
    },
    is: {
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      isAllDay: row.isAllDay,
      place: row.place,
      isCancelled: row.isCancelled,
    },
  }))
}

/** Makes the pending changes of an event due now. */
export async function makePendingDue(
  tx: Transaction,
  {
    teamId,
    eventId,
    now,
  }: { readonly teamId: string; readonly eventId: string; readonly now: Date },
): Promise<void> {
  await sql`
    update pending_changes p set due_at = ${now}
    from events e, events same
    where e.team_id = ${teamId} and e.id = ${eventId} and same.team_id = e.team_id
      and (same.id = e.id or same.series_id = e.series_id)
      and p.team_id = same.team_id and p.event_id = same.id`.execute(tx)
}

/** Saves when the announced change was made: people who open the event later have seen it. */
export async function markAnnounced(
  tx: Transaction,
  {
    teamId,
    eventIds,
    changedAt,
  }: { readonly teamId: string; readonly eventIds: readonly string[]; readonly changedAt: Date },
): Promise<void> {
  await sql`
    update events set announced_change_at = ${changedAt}
    where team_id = ${teamId} and id = any(${[...eventIds]}::uuid[])`.execute(tx)
}
