import { sql } from 'kysely'

import { exportCollection } from '../server/src/collections/commands/export.ts'
import {
  findParticipants,
  type ParticipantsQuery,
} from '../server/src/collections/queries/participants.ts'
import { requireReport } from '../server/src/collections/queries/report.ts'
import { aCollection } from '../server/src/collections/testing/bills.ts'
import { openDatabase, type Database } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { aTeam } from '../server/src/teams/testing/people.ts'
import { statementsOf } from '../server/src/testing/support/statements.ts'
import { median } from './load.ts'
import { openOwnDatabase } from './own-database.ts'

const participants = 2000
const pageSize = 500
const now = new Date('2026-03-14T09:00:00Z')

/**
 * `npm run bench -- treasurer`: reads a treasurer's page for a collection with two thousand bills,
 * half of them partly paid; prints milliseconds and the number of statements.
 */
export async function measureTreasurerPage(rounds: number): Promise<void> {
  const own = await openOwnDatabase()
  await migrate(own.connection)
  const open = openDatabase(own.connection, 4)
  try {
    const { database } = open
    const teamId = await aTeam(database)
    const collection = await aCollection(database, teamId)
    await fill(database, collection)
    const key = { teamId, collectionId: collection.id }
    const file = { ...key, format: 'csv', language: 'en', reader: {}, now } as const
    const views: [string, () => Promise<unknown>][] = [
      ['list, four pages', () => allPages(database, { ...key, now, reader: {}, limit: pageSize })],
      ['report', () => requireReport(database, key, { now })],
      [
        'export of participants',
        () => exportCollection(database, { ...file, what: 'participants' }),
      ],
      ['export of the journal', () => exportCollection(database, { ...file, what: 'journal' })],
    ]
    for (const [name, look] of views) {
      const statements = await statementsOf(look)
      const took: number[] = []
      for (let round = 0; round < rounds; round += 1) took.push(await timed(look))
      console.info(
        `${participants} participants, ${name}: ${median(took).toFixed(0)} ms, ${statements.length} statements`,
      )
    }
  } finally {
    await open.close()
    await own.close()
  }
}

interface Filled {
  readonly id: string
  readonly teamId: string
  readonly feeId: string
}

/** Each bill is for a hundred; every second one has forty paid. */
async function fill(db: Database, { id, teamId, feeId }: Filled): Promise<void> {
  await sql`
    insert into bills (id, team_id, collection_id, client_id, first_name, last_name, email, language, payment_option,
      charged, outstanding, paid, state, due_on, created_at)
    select gen_random_uuid(), ${teamId}, ${id}, gen_random_uuid(), 'Payer', 'No ' || n,
      'payer' || n || '@bench.example', 'en', 'later', 10000, 10000 - n % 2 * 4000, n % 2 * 4000,
      case n % 2 when 1 then 'part_paid' else 'open' end, '2026-03-01', ${now}
    from generate_series(1, ${participants}::int) n`.execute(db)
  await sql`
    insert into bill_lines (id, team_id, bill_id, position, fee_id, first_name, last_name, amount)
    select gen_random_uuid(), team_id, id, 0, ${feeId}, 'Player', last_name, 10000 from bills`.execute(
    db,
  )
  await sql`
    insert into bill_instalments (team_id, bill_id, position, amount, due_on)
    select team_id, id, 0, 10000, '2026-03-01' from bills`.execute(db)
  await sql`
    insert into bill_entries (id, team_id, bill_id, kind, method, amount, booked_on, created_at)
    select gen_random_uuid(), team_id, id, 'charged', null, 10000, '2026-02-01'::date, ${now}::timestamptz from bills
    union all
    select gen_random_uuid(), team_id, id, 'paid', 'cash', 4000, '2026-02-02'::date, ${now}::timestamptz
    from bills where paid > 0`.execute(db)
  await sql`analyze bills, bill_lines, bill_instalments, bill_entries`.execute(db)
}

async function allPages(db: Database, wanted: ParticipantsQuery): Promise<void> {
  let after: ParticipantsQuery['after']
  for (let count = 0; count < participants; count += wanted.limit) {
    const last = (await findParticipants(db, { ...wanted, after })).at(-1)
    if (last === undefined) throw new Error(`${count} of ${participants} were listed`)
    after = last
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
