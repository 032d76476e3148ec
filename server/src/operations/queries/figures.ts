import type { Figures } from '@touchline/contract/operations/shapes/figures'
import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

import { countWeeks } from './weeks.ts'

type Counted = Omit<Figures, 'at' | 'version' | 'streams'>

/** Counts of everything; each part is a statement of its own. */
export async function countEverything(db: Database, now: Date): Promise<Counted> {
  const [accounts, groups, weeks, eventsByDay, storage, queues, mail, texts] = await Promise.all([
    countAccounts(db, now),
    countGroups(db),
    countWeeks(db, now),
    countEventsByDay(db, now),
    countStorage(db),
    countQueues(db),
    countSending(db, { table: 'mails', failed: ['bounced', 'given_up'], now }),
    countSending(db, { table: 'text_messages', failed: ['refused', 'given_up'], now }),
  ])
  return { accounts, ...groups, weeks, eventsByDay, ...storage, queues, mail, texts }
}

const dayMs = 86_400_000

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}

async function countAccounts(db: Database, now: Date): Promise<Counted['accounts']> {
  const [week, month] = [daysBefore(now, 7), daysBefore(now, 30)]
  return only(
    await sql<Counted['accounts']>`
      select (select count(*) from auth.users) as total,
        (select count(*) from auth.users where created_at >= ${week}) as new7,
        (select count(*) from auth.users where created_at >= ${month}) as new30,
        (select count(*) from (
          select id from auth.users where last_sign_in_at >= ${month}
          union
          select user_id from auth.sessions where coalesce(refreshed_at, created_at) >= ${month}
        ) as active) as active30`.execute(db),
  )
}

type Groups = Pick<Counted, 'teams' | 'clubs' | 'members'>

async function countGroups(db: Database): Promise<Groups> {
  return only(
    await sql<Groups>`
      select (select count(*) from teams where deleted_at is null) as teams,
        (select count(*) from clubs where deleted_at is null) as clubs,
        (select count(*) from members where left_at is null and archived_at is null) as members
    `.execute(db),
  )
}

const days = 30

async function countEventsByDay(db: Database, now: Date): Promise<Counted['eventsByDay']> {
  const today = now.toISOString().slice(0, 10)
  const found = await sql<{ day: string; count: number }>`
    select d.day::date as day, count(e.id) as count
    from generate_series(${today}::date - ${days - 1}::int, ${today}::date, interval '1 day') as d (day)
    left join events e on e.cancelled_at is null
      and e.starts_at >= d.day at time zone 'UTC'
      and e.starts_at < (d.day + interval '1 day') at time zone 'UTC'
    group by d.day order by d.day`.execute(db)
  return found.rows
}

type Stored = Pick<Counted, 'storage' | 'databaseBytes'>

async function countStorage(db: Database): Promise<Stored> {
  const { files, bytes, database } = only(
    await sql<{ files: number; bytes: number; database: number }>`
      select count(*) as files, coalesce(sum(bytes), 0)::bigint as bytes,
        pg_database_size(current_database()) as database
      from files where removed_at is null`.execute(db),
  )
  return { storage: { files, bytes }, databaseBytes: database }
}

/**
 * Our own queues in pg-boss; empty ones do not appear. The library's own maintenance queues tell an
 * operator nothing.
 */
async function countQueues(db: Database): Promise<Counted['queues']> {
  const found = await sql<Counted['queues'][number]>`
    select name as queue,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed
    from jobs.job
    where state in ('created', 'retry', 'active', 'failed') and not starts_with(name, '__')
    group by name order by failed desc, waiting desc, name`.execute(db)
  return found.rows
}

interface Sending {
  readonly table: 'mails' | 'text_messages'
  readonly failed: readonly string[]
  readonly now: Date
}

async function countSending(
  db: Database,
  { table, failed, now }: Sending,
): Promise<Counted['mail']> {
  const today = `${now.toISOString().slice(0, 10)}T00:00:00Z`
  const from = sql.table(table)
  return only(
    await sql<Counted['mail']>`
      select (select count(*) from ${from} where state = 'waiting') as waiting,
        (select count(*) from ${from} where state = 'sent' and sent_at >= ${today}) as "sentToday",
        (select count(*) from ${from} where state = any(${[...failed]})) as failed`.execute(db),
  )
}

/** Counting always answers one row. */
function only<Row>({ rows }: { readonly rows: readonly Row[] }): Row {
  const [row] = rows
  if (row === undefined) throw new Error('a count without a row')
  return row
}
