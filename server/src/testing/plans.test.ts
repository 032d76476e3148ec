import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { findInvitees } from '#server/events/queries/answers.ts'
import { findEvents } from '#server/events/queries/calendar.ts'
import { requireEventPage } from '#server/events/queries/page.ts'
import { listRoster } from '#server/members/queries/roster.ts'
import { openDatabase, type Queryable } from '#server/platform/database/database.ts'
import { testDatabase } from '#server/platform/testing/database.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { statementsOf, type Statement } from './support/statements.ts'

const { database, connection } = await testDatabase()
const one = openDatabase(connection, 1)
const client = new pg.Client(connection)
const now = new Date('2026-06-01T12:00:00Z')

interface Place {
  readonly accountId: string
  readonly teamId: string
  readonly eventId: string
  readonly memberId: string
}

let small: Place
let large: Place

beforeAll(async () => {
  await client.connect()
  // Most teams are small: PostgreSQL plans for those, and the plan must suit the largest too.
  for (let n = 0; n < 30; n += 1) await aPlace({ members: 12, events: 40 })
  small = await aPlace({ members: 12, events: 40 })
  large = await aPlace({ members: 500, events: 3000 })
  await sql`analyze`.execute(database)
}, 60_000)

afterAll(async () => {
  await client.end()
  await one.close()
})

async function aPlace(size: { members: number; events: number }): Promise<Place> {
  const accountId = await anAccount(database)
  const teamId = await aTeam(database)
  const memberId = await aMember(database, teamId, { accountId, role: 'Coach', isCoach: true })
  await sql`
    insert into members (id, team_id, first_name, last_name, role, email)
    select gen_random_uuid(), ${teamId}, 'First' || n, 'Last' || n, 'Player', n || '@club.example'
    from generate_series(1, ${size.members}::int) n`.execute(database)
  const { rows } = await sql<{ id: string }>`
    insert into events (id, team_id, type, title, starts_at, ends_at, time_zone, created_by)
    select gen_random_uuid(), ${teamId}, 'practice', 'Event ' || n, ${now}::timestamptz + n * interval '8 hours',
      ${now}::timestamptz + n * interval '8 hours' + interval '1 hour', 'Europe/Madrid', ${accountId}
    from generate_series(1, ${size.events}::int) n returning id`.execute(database)
  const eventId = rows[20]?.id ?? ''
  await sql`
    insert into answers (team_id, event_id, member_id, answer, answered_by)
    select team_id, ${eventId}, id, 'going', ${accountId} from members where team_id = ${teamId}`.execute(
    database,
  )
  return { accountId, teamId, eventId, memberId }
}

const questions = {
  'the page of an event': (db: Queryable, { accountId, teamId, eventId }: Place) =>
    requireEventPage(db, { accountId }, { teamId, eventId }),
  'the person who answers': (db: Queryable, { teamId, eventId, memberId }: Place) =>
    findInvitees(db, { teamId, eventId }, [memberId]),
  'a month': (db: Queryable, { accountId, teamId }: Place) =>
    findEvents(db, { accountId, teamId }, { from: '2026-07-01', to: '2026-07-31', limit: 200 }),
  'fifty members': (db: Queryable, { accountId, teamId }: Place) =>
    listRoster(
      db,
      { account: { id: accountId }, teamId, now, show: () => null },
      { state: 'active', limit: 50 },
    ),
}

test.each(Object.entries(questions))(
  '%s is planned once for all teams, whichever come first',
  async (...[, ask]) => {
    for (let n = 0; n < 40; n += 1) await ask(one.database, small)
    const [sent] = await statementsOf(() => ask(one.database, large))
    for (let n = 0; n < 10; n += 1) await ask(one.database, large)
    const { rows } = await sql<{ custom: number; generic: number }>`
      select custom_plans as custom, generic_plans as generic from pg_prepared_statements
      where name = ${sent?.name}`.execute(one.database)
    // PostgreSQL tries five custom plans before it keeps a generic one.
    expect(rows[0]?.custom).toBe(5)
    expect(rows[0]?.generic).toBeGreaterThan(20)
  },
)

test.each(Object.entries(questions))(
  '%s of the largest team reads no more with the generic plan than with a custom one',
  async (...[, ask]) => {
    const [sent] = await statementsOf(() => ask(database, large))
    if (sent === undefined) throw new Error('nothing was asked')
    const own = await pagesRead(sent, 'force_custom_plan')
    expect(own).toBeGreaterThan(0)
    expect(await pagesRead(sent, 'force_generic_plan')).toBeLessThanOrEqual(1.3 * own)
  },
)

const explained = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([
      z.object({
        Plan: z.looseObject({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
      }),
    ]),
  }),
])

/** The number of buffers that PostgreSQL reads for a statement. */
async function pagesRead({ text, values }: Statement, mode: string): Promise<number> {
  await client.query(`set plan_cache_mode = ${mode}; set jit = off`)
  await client.query(`prepare question as ${text}`)
  const given = values.map(literalOf).join(', ')
  const asked = `explain (analyze, buffers, format json) execute question (${given})`
  // The first run warms the caches for both.
  await client.query(asked)
  const { rows } = await client.query(asked)
  await client.query('deallocate question')
  const [{ 'QUERY PLAN': plans }] = explained.parse(rows)
  return plans[0].Plan['Shared Hit Blocks'] + plans[0].Plan['Shared Read Blocks']
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return `array[${value.map(literalOf).join(', ')}]`
  return pg.escapeLiteral(
    value instanceof Date ? value.toISOString() : z.coerce.string().parse(value),
  )
}
