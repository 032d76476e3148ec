import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { sql } from 'kysely'
import pg from 'pg'

import { readSeasonDraft } from '../server/src/events/commands/season/draft.ts'
import { publishSeason } from '../server/src/events/commands/season/publish.ts'
import { saveSeasonDates, saveSeasonRows } from '../server/src/events/commands/season/save.ts'
import { openDatabase, type Database } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { aClub, anAccount, aTeam } from '../server/src/teams/testing/people.ts'
import { statementsOf, type Statement } from '../server/src/testing/support/statements.ts'
import { median } from './load.ts'
import { openOwnDatabase } from './own-database.ts'

const teams = 40
const players = 18
/** Two trainings a week for 40 weeks: 3,200 events of all teams. */
const weeks = 40
const now = new Date('2027-01-04T09:00:00Z')
const dates = { from: '2027-01-11', to: '2027-10-17', region: null, breaks: [], version: 0 }
const titles = { training: 'Training', friendly: 'Friendly' }

/**
 * `npm run bench -- season`: opens the planner of a club with forty teams and publishes 3,200
 * trainings, each in one transaction; compared with the same statements without our code. The
 * delay is the longest time for which the event loop served nobody.
 */
export async function measureSeason(rounds: number): Promise<void> {
  const own = await openOwnDatabase()
  await migrate(own.connection)
  const open = openDatabase(own.connection, 4)
  const client = new pg.Client(own.connection)
  await client.connect()
  try {
    const { database } = open
    const planner = await aPlanner(database)
    const rows = await aPlan(database, planner)
    const read = () => readSeasonDraft(database, { ...planner, seesNames: true })
    const publish = () =>
      inVain(database, async (tx) => {
        const { events } = await publishSeason(tx, planner, { rows, titles })
        if (events !== 2 * weeks * teams) throw new Error(`${events} events`)
      })
    for (const [name, work] of Object.entries({ 'opening the planner': read, publishing: publish }))
      console.info(`${name}, ${await compare(work, { client, rounds })}`)
  } finally {
    await client.end()
    await open.close()
    await own.close()
  }
}

type SeasonPlanner = Awaited<ReturnType<typeof aPlanner>>

async function aPlanner(db: Database) {
  const accountId = await anAccount(db)
  const id = await aClub(db, accountId)
  return { owner: { kind: 'club', id }, accountId, now } as const
}

/** Two rows for each team, which has players to invite. */
async function aPlan(db: Database, planner: SeasonPlanner) {
  const teamIds: string[] = []
  for (let at = 0; at < teams; at += 1)
    teamIds.push(await aTeam(db, { name: `Team ${at}`, clubId: planner.owner.id }))
  await sql`
    insert into members (id, team_id, first_name, last_name, role)
    select gen_random_uuid(), team.id, 'Player', 'No ' || n, 'player'
    from unnest(${teamIds}::uuid[]) team(id), generate_series(1, ${players}::int) n`.execute(db)
  await sql`analyze teams, members`.execute(db)
  const rows = teamIds.flatMap((team, at) =>
    ['MO', 'TH'].map((days) => ({ id: randomUUID(), cells: cellsOf(team, days, at), version: 0 })),
  )
  return db.transaction().execute(async (tx) => {
    await saveSeasonDates(tx, planner, dates)
    return (await saveSeasonRows(tx, planner, { rows, removed: [], order: [] })).saved
  })
}

function cellsOf(team: string, days: string, at: number) {
  return {
    team,
    kind: 'training',
    days,
    from: '17:30',
    to: '19:00',
    venue: `Pitch ${at % 8}`,
    first: '',
    last: '',
    opponent: '',
    side: '',
    runsInHolidays: false,
  }
}

class RolledBack extends Error {}

/** Undone afterwards, so that each round publishes the same. */
async function inVain(
  db: Database,
  work: (tx: Parameters<typeof publishSeason>[0]) => Promise<void>,
): Promise<void> {
  const done = db.transaction().execute(async (tx) => {
    await work(tx)
    throw new RolledBack()
  })
  await done.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
}

async function compare(
  work: () => Promise<unknown>,
  { client, rounds }: { readonly client: pg.Client; readonly rounds: number },
): Promise<string> {
  const statements = await statementsOf(work)
  const ours: number[] = []
  const bare: number[] = []
  const held: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    delays.enable()
    ours.push(await timed(work))
    delays.disable()
    held.push(delays.max / 1e6)
    bare.push(await timed(() => send(client, statements)))
  }
  const [took, sent] = [median(ours), median(bare)]
  return `ms: ours ${took.toFixed(0)} · ${statements.length} bare statements ${sent.toFixed(0)} · ratio ${(took / sent).toFixed(2)} · event loop held ${Math.max(...held).toFixed(0)}`
}

async function send(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await client.query(text, [...values])
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
