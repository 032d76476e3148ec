import pg from 'pg'

import { remindByRules } from '../server/src/events/commands/remind-by-rules.ts'
import { openDatabase, type Database } from '../server/src/platform/database/database.ts'
import { openLog } from '../server/src/platform/log.ts'
import { statementsOf } from '../server/src/testing/support/statements.ts'
import { median } from './load.ts'
import type { World } from './world.ts'

/** The number of teams reminded in the same minute. */
const due = 1000
/** Years after all other events in this world. */
const now = new Date('2040-03-14T17:00:00Z')

/**
 * A thousand reminders due in one minute, written and announced by one process's job, compared
 * with its bare statements. Our server is stopped, because its own job would send them too.
 */
export async function measureReminders(world: World, rounds: number): Promise<string> {
  await world.ours.stop()
  const client = new pg.Client(world.connection)
  const open = openDatabase(world.connection, 4)
  await client.connect()
  try {
    await addEvents(client)
    const ours: number[] = []
    const bare: number[] = []
    const remind = () => remindOnce(open.database)
    const statements = await statementsOf(remind)
    await forget(client)
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await timed(remind))
      await forget(client)
      bare.push(await timed(() => send(client, statements)))
      await forget(client)
    }
    const [took, sent] = [median(ours), median(bare)]
    return `${due} reminders due at once, ms: ours ${took.toFixed(0)} · bare statements ${sent.toFixed(0)} · ratio ${(took / sent).toFixed(2)}`
  } finally {
    await open.close()
    await client.end()
  }
}

async function addEvents(client: pg.Client): Promise<void> {
  await client.query(
    `
    insert into events (id, team_id, type, title, starts_at, ends_at, time_zone, silent_hours, going_hours, created_by)
    select gen_random_uuid(), t.id, 'practice', 'Due ' || n, $1::timestamptz + interval '1 day',
      $1::timestamptz + interval '26 hours', 'Europe/Madrid', '{24}', '{}', t.created_by
    from generate_series(1, ${due}) n
    join (select id, created_by, row_number() over (order by id) - 1 as at, count(*) over () as teams
      from teams) t on t.at = n % t.teams`,
    [now],
  )
  await client.query('analyze events')
}

async function remindOnce(database: Database): Promise<void> {
  const { sent } = await remindByRules({ database, clock: () => now, log: openLog('warn') })
  if (sent !== due) throw new Error(`${sent} of ${due} reminders were sent`)
}

async function send(
  client: pg.Client,
  statements: Awaited<ReturnType<typeof statementsOf>>,
): Promise<void> {
  for (const { text, values } of statements) await client.query(text, [...values])
}

/** Deletes the record of sent reminders. */
async function forget(client: pg.Client): Promise<void> {
  await client.query(
    "delete from event_reminders; delete from outbox where name = 'events.reminder_due'",
  )
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
