import type { FollowedCalendar } from '@touchline/contract/events/shapes/calendar-sync'
import type { CalendarProblem } from '@touchline/domain/events/calendar-readings'
import type { EventType } from '@touchline/domain/events/event-types'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import type { CalendarKey } from './calendar-entries.ts'
import { isInNoOtherCalendar } from './missing-entries.ts'

/** A followed calendar; without an address, the team's imported files. */
export interface Calendar extends CalendarKey {
  readonly address: string | null
  readonly name: string
  readonly eventType: EventType | null
  readonly addedBy: string | null
  readonly failures: number
  readonly stoppedAt: Date | null
}

const columns = sql`team_id as "teamId", id as "calendarId", address, name,
  event_type as "eventType", added_by as "addedBy", failures, stopped_at as "stoppedAt"`

export async function findCalendar(
  db: Queryable,
  { teamId, calendarId }: CalendarKey,
): Promise<Calendar | undefined> {
  const found = await sql<Calendar>`
    select ${columns} from calendar_imports
    where team_id = ${teamId} and id = ${calendarId}`.execute(db)
  return found.rows[0]
}

/** The current state. Locks all calendars of the team, because an event may be in several. */
export async function lockCalendar(
  tx: Transaction,
  { teamId, calendarId }: CalendarKey,
): Promise<Calendar | undefined> {
  await lockCalendars(tx, teamId)
  return findCalendar(tx, { teamId, calendarId })
}

/** One reading at a time, also for a team's first calendar. */
export async function lockCalendars(tx: Transaction, teamId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendars:${teamId}`}, 0))`.execute(tx)
}

/** The calendar of an address, or the one for files; also when stopped. */
export async function findCalendarAt(
  db: Queryable,
  { teamId, address }: { readonly teamId: string; readonly address: string | null },
): Promise<Calendar | undefined> {
  const found = await sql<Calendar>`
    select ${columns} from calendar_imports
    where team_id = ${teamId} and address is not distinct from ${address}`.execute(db)
  return found.rows[0]
}

/** Starts or resumes following; the newest input counts. */
export async function saveCalendar(
  tx: Transaction,
  calendar: Calendar,
  now: Date,
): Promise<Calendar> {
  const { teamId, calendarId, address, name, eventType, addedBy } = calendar
  const found = await sql<Calendar>`
    insert into calendar_imports (id, team_id, address, name, event_type, added_by, added_at)
    values (${calendarId}, ${teamId}, ${address}, ${name}, ${eventType}, ${addedBy}, ${now})
    on conflict (team_id, address) do update set name = excluded.name,
      event_type = excluded.event_type, added_by = excluded.added_by, stopped_at = null,
      problem = null, failures = 0
    returning ${columns}`.execute(tx)
  return found.rows[0] ?? calendar
}

export async function countCalendars(db: Queryable, teamId: string): Promise<number> {
  const { count } = await db
    .selectFrom('calendar_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The result of the last reading and when the next is due; null for files. */
export interface Reading {
  readonly readAt?: Date
  readonly nextAt: Date | null
  readonly failures: number
  readonly problem: CalendarProblem | null
}

export async function saveReading(
  db: Queryable,
  { teamId, calendarId }: CalendarKey,
  { readAt, nextAt, failures, problem }: Reading,
): Promise<void> {
  await db
    .updateTable('calendar_imports')
    .set({ next_at: nextAt, failures, problem, ...(readAt && { read_at: readAt }) })
    .where('team_id', '=', teamId)
    .where('id', '=', calendarId)
    .execute()
}

export async function markStopped(
  db: Queryable,
  { teamId, calendarId }: CalendarKey,
  { now, problem }: { readonly now: Date; readonly problem: CalendarProblem | null },
): Promise<void> {
  await db
    .updateTable('calendar_imports')
    .set({ stopped_at: now, next_at: null, problem })
    .where('team_id', '=', teamId)
    .where('id', '=', calendarId)
    .execute()
}

export const followJob = 'events.follow_calendar'

/** Claims due calendars for this process; `later` is the next attempt if this one fails. */
export async function takeDue(
  tx: Transaction,
  { now, later }: { readonly now: Date; readonly later: Date },
): Promise<CalendarKey[]> {
  const found = await sql<CalendarKey>`
    update calendar_imports c set next_at = ${later}
    where (c.team_id, c.id) in (
      select d.team_id, d.id from calendar_imports d
      join teams t on t.id = d.team_id and ${isTeamActive('t')}
      where d.stopped_at is null and d.next_at <= ${now}
      order by d.next_at limit 500 for update of d skip locked)
    returning c.team_id as "teamId", c.id as "calendarId"`.execute(tx)
  return found.rows
}

type Moments = 'readAt' | 'nextAt' | 'stoppedAt' | 'missingSince'

type Row = Omit<FollowedCalendar, Moments | 'host'> & {
  readonly address: string | null
  readonly readAt: Date | null
  readonly nextAt: Date | null
  readonly stoppedAt: Date | null
  readonly missingSince: Date | null
}

/** Current and former calendars of a team, newest first. */
export async function findCalendars(
  db: Queryable,
  teamId: string,
  now: Date,
): Promise<FollowedCalendar[]> {
  const found = await sql<Row>`
    select c.id, c.name, c.address, c.event_type as "eventType",
      ${nameOfAccount(sql`c.team_id`, sql`c.added_by`)} as "addedBy",
      (select count(*)::int from calendar_entries x where x.team_id = c.team_id
        and x.import_id = c.id and x.event_id is not null) as events,
      m.events as missing, m.since as "missingSince",
      c.read_at as "readAt", c.next_at as "nextAt", c.problem, c.stopped_at as "stoppedAt"
    from calendar_imports c
    cross join lateral (
      select count(*)::int as events, min(x.missing_since) as since from calendar_entries x
      join events e on e.team_id = x.team_id and e.id = x.event_id
      where x.team_id = c.team_id and x.import_id = c.id and c.stopped_at is null
        and x.missing_since is not null and e.cancelled_at is null and e.starts_at > ${now}
        and ${isInNoOtherCalendar}) m
    where c.team_id = ${teamId}
    order by c.stopped_at is not null, c.added_at desc, c.id`.execute(db)
  return found.rows.map(({ address, readAt, nextAt, stoppedAt, missingSince, ...row }) => ({
    ...row,
    host: address === null ? null : new URL(address).host,
    readAt: readAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
    stoppedAt: stoppedAt?.toISOString() ?? null,
    missingSince: missingSince?.toISOString() ?? null,
  }))
}
