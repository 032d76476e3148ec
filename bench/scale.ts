/**
 * `npm run bench -- scale`: whether a team's month view gets slower with the number of events of
 * other teams. Compares two otherwise equal installations, each with its own database and server,
 * alternating.
 */
import pg from 'pg'

import { measure, median } from './load.ts'
import { openWorld, type World } from './world.ts'

/** Events of all teams in the large installation; the small one has ten thousand. */
const events = Number(process.env['BENCH_EVENTS'] ?? 10_000_000)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)
const limit = 1.3

const eventsPerTeam = 200
const atOnce = 500_000

export async function measureMonthView(): Promise<void> {
  const small = await openWorld()
  const large = await openWorld()
  try {
    await fill(large)
    for (const [name, world] of Object.entries({ small, large }))
      console.info(`${name}: ${await sizeOf(world)}`)
    for (const connections of [1, 16]) console.info(await compare({ small, large }, connections))
  } finally {
    await large.close()
    await small.close()
  }
}

/** Events without answers of teams without people: enough to fill all shared indexes. */
async function fill({ connection }: World): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const began = performance.now()
  // Filling isn't measured and may be lost in a crash.
  await client.query("set synchronous_commit = off; set work_mem = '256MB'")
  for (let from = 0; from < events; from += atOnce) {
    await addTeams(client, from / eventsPerTeam, Math.min(atOnce, events - from) / eventsPerTeam)
    console.info(`${from + atOnce} events after ${secondsSince(began)} s`)
  }
  await client.query('vacuum analyze teams, events')
  await client.end()
  console.info(`seeded ${events} events in ${secondsSince(began)} s`)
}

/** Ids that grow with time, like ours. */
const id = (kind: string, number: string) =>
  `('0190${kind}00-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

async function addTeams(client: pg.Client, from: number, count: number): Promise<void> {
  const numbers = `generate_series(${from + 1}, ${from + count}) t`
  await client.query(`
    insert into teams (id, name, sport, join_code, join_secret, created_by, time_zone)
    select ${id('aa', 't')}, 'Filling ' || t, 'football',
      upper(lpad(to_hex(t), 6, 'Z')), md5('filling' || t), ${id('ff', '1')},
      'Europe/Madrid'
    from ${numbers}`)
  await client.query(`
    insert into events (id, team_id, type, title, starts_at, ends_at, time_zone, location, created_by)
    select ${id('bb', `t::bigint * ${eventsPerTeam} + n`)}, ${id('aa', 't')}, 'practice', 'Event ' || n,
      begins, begins + interval '90 minutes', 'Europe/Madrid', 'Main pitch', ${id('ff', '1')}
    from ${numbers}, generate_series(1, ${eventsPerTeam}) n,
      lateral (select timestamptz '2026-01-01 17:30+00' + n * interval '36 hours' as begins) b`)
}

async function sizeOf({ connection }: World): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ events: string; all: string; own: string }>(`
    select (select count(*) from events)::text as events,
      pg_size_pretty(pg_database_size(current_database())) as all,
      pg_size_pretty(pg_total_relation_size('events')) as own`)
  await client.end()
  const [row] = rows
  return `${row?.events} events, ${row?.own} with their indexes, ${row?.all} in all`
}

type Pair = Record<'small' | 'large', number[]>

async function compare(
  worlds: { readonly small: World; readonly large: World },
  connections: number,
): Promise<string> {
  const p99: Pair = { small: [], large: [] }
  const p50: Pair = { small: [], large: [] }
  for (const world of Object.values(worlds)) await measure(loadOf(world, connections))
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['small', 'large'] as const) {
      const measured = await measure(loadOf(worlds[name], connections))
      p99[name].push(measured.p99)
      p50[name].push(measured.p50)
    }
  const ratio = median(p99.large) / median(p99.small)
  const pair = (of: Pair): string =>
    `small ${median(of.small).toFixed(1)} ms, large ${median(of.large).toFixed(1)} ms`
  return `month view, ${connections} connections, medians of ${rounds} rounds in turn: p50 ${pair(p50)} · p99 ${pair(p99)} · ratio ${ratio.toFixed(2)} (limit ${limit})`
}

function loadOf({ ours, token, seeded }: World, connections: number) {
  const { teamId, from, to } = seeded
  const path = `/rest/v1/teams/${teamId}/events?from=${from}&to=${to}&limit=200`
  const next = () => ({ method: 'GET', path }) as const
  return { address: ours.address, token, next, connections, seconds }
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(0)
}
