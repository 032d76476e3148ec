import type { DemoPerson } from '@touchline/contract/auth/shapes'
import { sql, type Insertable, type UpdateObject } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { DB } from '#server/platform/database/schema.generated.ts'

/** One number for everybody who wants to load the demo club: the second waits for the first. */
const demoLock = 4_117_218

export async function lockDemo(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${demoLock})`.execute(tx)
}

/** Writes many rows of one table in a few statements: one takes 65,535 values at most. */
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
}

/** All events of the team, first to last. */
export async function demoEvents(db: Queryable, teamId: string): Promise<readonly DemoEvent[]> {
  const found = await sql<DemoEvent>`
    select id, starts_at as "startsAt" from events where team_id = ${teamId} order by starts_at, id
  `.execute(db)
  return found.rows
}

/** Puts the counts of the answers onto the events. */
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

/** Keeps whose sign-in is shown while there is nobody but the demo club. */
export async function keepDemoPeople(
  tx: Transaction,
  people: readonly DemoPerson[],
): Promise<void> {
  await sql`
    insert into installation (name, value) values ('demo', ${JSON.stringify(people)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()
  `.execute(tx)
}
