import type { DemoPerson } from '@touchline/contract/auth/shapes'
import { sql, type Insertable, type UpdateObject } from 'kysely'

import { placeKey } from '#server/events/queries/answer-parts.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { DB } from '#server/platform/database/schema.generated.ts'

/** The advisory lock that serialises loads of the demo. */
const demoLock = 4_117_218

export async function lockDemo(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${demoLock})`.execute(tx)
}

/** Inserts many rows in a few statements: each takes at most 65,535 values. */
export async function insertRows<Table extends keyof DB>(
  tx: Transaction,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsAtOnce)
    await tx
      .insertInto(table)
      .values(rows.slice(first, first + rowsAtOnce))
      .execute()
}

const rowsAtOnce = 1500

export async function saveDemoTeam(
  tx: Transaction,
  teamId: string,
  columns: UpdateObject<DB, 'teams'>,
): Promise<void> {
  await tx
    .updateTable('teams')
    .set({ ...columns, is_demo: true })
    .where('id', '=', teamId)
    .execute()
}

export interface DemoEvent {
  readonly id: string
  readonly startsAt: Date
  readonly isAway: boolean
}

/** All events of the team, first to last. */
export async function demoEvents(db: Queryable, teamId: string): Promise<readonly DemoEvent[]> {
  const found = await sql<DemoEvent>`
    select id, starts_at as "startsAt", coalesce(home_away = 'away', false) as "isAway"
    from events where team_id = ${teamId} order by starts_at, id
  `.execute(db)
  return found.rows
}

/** Coming practices, next first. */
export async function nextPractices(
  db: Queryable,
  teamId: string,
  now: Date,
): Promise<readonly string[]> {
  const events = await db
    .selectFrom('events')
    .select('id')
    .where('team_id', '=', teamId)
    .where('type', '=', 'practice')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute()
  return events.map(({ id }) => id)
}

export interface DemoMatchRow {
  readonly teamId: string
  readonly eventId: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isAway: boolean
  /** From the league; null without a result. */
  readonly score: { readonly own: number; readonly theirs: number } | null
  /** Players who were present, in roster order. */
  readonly came: readonly string[]
}

/** The team's past matches in order. */
export async function demoMatches(
  db: Queryable,
  teamId: string,
  now: Date,
): Promise<readonly DemoMatchRow[]> {
  const found = await sql<DemoMatchRow>`
    select e.team_id as "teamId", e.id as "eventId", e.starts_at as "startsAt",
      e.ends_at as "endsAt", coalesce(e.home_away = 'away', false) as "isAway",
      case when m.outcome->>'kind' = 'played' then json_build_object(
        'own', m.outcome->'score'->case when e.home_away = 'away' then 'away' else 'home' end,
        'theirs', m.outcome->'score'->case when e.home_away = 'away' then 'home' else 'away' end
      ) end as score,
      array(
        select p.id from attendance_marks k join members p on p.team_id = k.team_id
          and p.id = k.member_id and p.role = 'Player'
        where k.team_id = e.team_id and k.event_id = e.id and k.mark in ('present', 'late')
        order by p.id) as came
    from events e left join league_matches m on m.team_id = e.team_id and m.event_id = e.id
    where e.team_id = ${teamId} and e.type <> 'practice' and e.ends_at < ${now}
    order by e.starts_at, e.id`.execute(db)
  return found.rows
}

/** Shirt numbers, by member. */
export async function demoShirts(
  db: Queryable,
  teamId: string,
): Promise<ReadonlyMap<string, string>> {
  const members = await db
    .selectFrom('members')
    .select(['id', 'jersey_number'])
    .where('team_id', '=', teamId)
    .execute()
  return new Map(members.map(({ id, jersey_number: number }) => [id, number ?? '']))
}

/** Recounts the answers of the events. */
export async function countAnswers(tx: Transaction, teamId: string): Promise<void> {
  await sql`
    update events e set going_count = a.going, maybe_count = a.maybe, not_going_count = a.not_going
    from (
      select event_id, count(*) filter (where answer = 'going') as going,
        count(*) filter (where answer = 'maybe') as maybe,
        count(*) filter (where answer = 'not_going') as not_going
      from answers where team_id = ${teamId} group by event_id
    ) a
    where e.team_id = ${teamId} and e.id = a.event_id
  `.execute(tx)
}

/** All answers were given to the event's current time and place. */
export async function markAnswersCurrent(tx: Transaction, teamId: string): Promise<void> {
  await sql`
    update answers a set for_starts_at = e.starts_at, for_ends_at = e.ends_at,
      for_place = ${placeKey}
    from events e
    where a.team_id = ${teamId} and e.team_id = a.team_id and e.id = a.event_id`.execute(tx)
}

/** Stores which accounts the sign-in page shows while only the demo exists. */
export async function keepDemoPeople(
  tx: Transaction,
  people: readonly DemoPerson[],
): Promise<void> {
  await sql`
    insert into installation (name, value) values ('demo', ${JSON.stringify(people)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()
  `.execute(tx)
}

/** The invited member who has not joined; the demo club has one. */
export async function findPlaceholder(tx: Transaction, teamId: string): Promise<string> {
  const invited = await tx
    .selectFrom('members')
    .select('id')
    .where('team_id', '=', teamId)
    .where('is_placeholder', '=', true)
    .executeTakeFirstOrThrow()
  return invited.id
}

export interface RunBill {
  readonly teamId: string
  readonly billId: string
  /** The payer's. */
  readonly accountId: string
  readonly payer: string
  readonly outstanding: number
}

/** The unshared bills of a fee run whose payers can sign in, in order of creation. */
export async function findRunBills(
  db: Queryable,
  { duesRunId }: { readonly duesRunId: string },
): Promise<readonly RunBill[]> {
  const found = await sql<RunBill>`
    select b.team_id as "teamId", b.id as "billId", b.account_id as "accountId", b.outstanding,
      concat_ws(' ', b.first_name, b.last_name) as payer
    from bills b join collections c on c.team_id = b.team_id and c.id = b.collection_id
    where c.dues_run_id = ${duesRunId} and b.account_id is not null and b.first_share_id is null
    order by b.number`.execute(db)
  return found.rows
}

/** Deletes the demo's events from the bus, so that no one is notified. */
export async function forgetEvents(tx: Transaction, names: readonly string[]): Promise<void> {
  await tx.deleteFrom('outbox').where('name', 'in', names).execute()
}
