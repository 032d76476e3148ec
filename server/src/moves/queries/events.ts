import type { KnownEvent } from '@touchline/domain/moves/team-history'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'
import { sql, type Insertable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type {
  Answers,
  AttendanceMarks,
  Events,
} from '#server/platform/database/schema.generated.ts'

/** More events than a move can bring. */
const maxKnown = 10_000

/** The team's events between two days, to find those that a move brings again. */
export async function findKnownEvents(
  db: Queryable,
  { teamId, zone, from, to }: Record<'teamId' | 'zone' | 'from' | 'to', string>,
): Promise<KnownEvent[]> {
  const found = await sql<KnownRow>`
    select e.id, e.starts_at as "startsAt", e.is_all_day as "isAllDay", e.title,
      e.cancelled_at is not null or ${exists('match_days')} or ${exists('league_matches')}
        as "keepsOwn",
      ${membersIn('answers')} as answered, ${membersIn('attendance_marks')} as marked
    from events e
    where e.team_id = ${teamId} and e.starts_at between ${from}::timestamptz - interval '2 days'
      and ${to}::timestamptz + interval '2 days'
    order by e.starts_at, e.id limit ${maxKnown}`.execute(db)
  return found.rows.map(({ startsAt, isAllDay, ...event }) => {
    const [day = '', time = ''] = wallClockOf(new Date(startsAt).toISOString(), zone).split('T')
    return { ...event, day, time: isAllDay ? null : time }
  })
}

interface KnownRow extends Omit<KnownEvent, 'day' | 'time'> {
  readonly startsAt: Date
  readonly isAllDay: boolean
}

function exists(table: 'match_days' | 'league_matches') {
  return sql`exists (select from ${sql.table(table)} x
    where x.team_id = e.team_id and x.event_id = e.id)`
}

function membersIn(table: 'answers' | 'attendance_marks') {
  return sql`array(select x.member_id from ${sql.table(table)} x
    where x.team_id = e.team_id and x.event_id = e.id order by 1)`
}

const batchSize = 500

export async function insertMovedEvents(
  tx: Transaction,
  rows: readonly Insertable<Events>[],
): Promise<void> {
  for (const some of batchesOf(rows)) await tx.insertInto('events').values(some).execute()
}

/** Adds answers; those given before stay. Returns the pairs that were added. */
export async function insertMovedAnswers(
  tx: Transaction,
  rows: readonly Insertable<Answers>[],
): Promise<readonly MovedPair[]> {
  const added: MovedPair[] = []
  for (const some of batchesOf(rows)) {
    const made = await tx
      .insertInto('answers')
      .values(some)
      .onConflict((conflict) => conflict.columns(['team_id', 'event_id', 'member_id']).doNothing())
      .returning(['event_id', 'member_id'])
      .execute()
    added.push(...made.map(pairOf))
  }
  return added
}

/** Adds marks; those set before stay. Returns the pairs that were added. */
export async function insertMovedMarks(
  tx: Transaction,
  rows: readonly Insertable<AttendanceMarks>[],
): Promise<readonly MovedPair[]> {
  const added: MovedPair[] = []
  for (const some of batchesOf(rows)) {
    const made = await tx
      .insertInto('attendance_marks')
      .values(some)
      .onConflict((conflict) => conflict.columns(['team_id', 'event_id', 'member_id']).doNothing())
      .returning(['event_id', 'member_id'])
      .execute()
    added.push(...made.map(pairOf))
  }
  return added
}

export interface MovedPair {
  readonly eventId: string
  readonly memberId: string
}

function pairOf(row: { readonly event_id: string; readonly member_id: string }): MovedPair {
  return { eventId: row.event_id, memberId: row.member_id }
}

function* batchesOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize)
}
