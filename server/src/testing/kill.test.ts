import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { placeFor } from '#server/platform/database/embedded-place.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'

import { root } from '../../../bin/steps.ts'
import { killAll, start, type Started } from '../../../bin/testing/touchline.ts'
import { aCoach, type Coach } from './support/writers.ts'

/** TOUCHLINE_KILLS=100 vitest run server/src/testing/kill.test.ts, for a long night. */
const rounds = Number(process.env['TOUCHLINE_KILLS'] ?? 1)
/** No kill starts after this time; what was written until then is compared. */
const maxMinutes = Number(process.env['TOUCHLINE_KILL_MINUTES'] ?? 60)
const seed = Number(process.env['TOUCHLINE_SEED'] ?? Date.now() % 1_000_000)
/** On an idle machine; a busy one gets twice the time of its first start. */
const longestRestart = 5000
const longestReturn = 10_000
const perRound = 60_000
const firstAnswer = { timeout: 10_000, interval: 20 }

const runs = /Touchline runs at (http:\S+)/
const random = randomFrom(seed)
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-kill-'))
  execFileSync('chmod', ['755', folder])
})

afterEach(async () => {
  killAll()
  const left = await startEmbeddedPostgres({ directory: database(), log: () => undefined })
  await left.stop()
  rmSync(folder, { recursive: true, force: true })
})

const database = () => join(folder, 'postgres')

function serve(): Started {
  return start([process.execPath, 'server/build/main.js', 'serve'], {
    cwd: root,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SMTP_URL: '',
      AUTH_AUTOCONFIRM: 'on',
      AUTH_RATE_LIMITS: 'off',
      CAPTCHA_PROVIDER: 'off',
    },
  })
}

async function addressOf(server: Started): Promise<string> {
  return (await server.says(runs))[1] ?? ''
}

async function timed(begin: () => Started) {
  const began = performance.now()
  const server = begin()
  const address = await addressOf(server)
  return { server, address, ms: performance.now() - began }
}

test(
  `killed during writes (${rounds} times, seed ${seed}), loses nothing acknowledged and leaves nothing half done`,
  { timeout: 60_000 + rounds * perRound },
  async () => {
    const coaches: Coach[] = []
    const broken = await kills(coaches).then(
      () => [],
      (problem: unknown) => [problem],
    )
    killAll()
    // After any failure the acknowledged writes are compared anyway.
    expect.soft(broken).toEqual([])
    await expectWholeData(coaches)
  },
)

/** Kills repeatedly while another coach and two devices write. */
async function kills(coaches: Coach[]): Promise<void> {
  const until = performance.now() + maxMinutes * 60_000
  const first = await timed(serve)
  const longest = Math.max(longestRestart, 2 * first.ms)
  let { server, address } = first
  for (let round = 1; round <= rounds && performance.now() < until; round += 1) {
    const coach = await aCoach(address)
    coaches.push(coach)
    const writing = coach.write()
    await expect.poll(() => coach.acknowledged.length, firstAnswer).toBeGreaterThan(0)
    await pause(random() * 1200)
    const victims = random() < 0.5 ? 'application' : 'application and database'
    if (victims !== 'application') process.kill(postmaster(), 'SIGKILL')
    killAll()
    await Promise.all([writing, server.ended()])

    const restart = await timed(serve)
    ;({ server, address } = restart)
    console.info(
      `kill ${round} (${victims}): ${coach.acknowledged.length} acknowledged, back in ${Math.round(restart.ms)} ms`,
    )
    expect.soft(restart.ms).toBeLessThan(longest)
    coach.visitor.address = address
    await expectAllOrNothing(coach)
  }
  expect(await server.interrupt()).toBe(0)
}

test(
  'asks clients to wait when the database is killed, recovers and loses nothing',
  { timeout: 60_000 },
  async () => {
    const { server, address, ms } = await timed(serve)
    const longest = Math.max(longestReturn, 3 * ms)
    const coach = await aCoach(address)
    const writing = coach.write()
    await pause(300 + random() * 500)

    const victim = postmaster()
    process.kill(victim, 'SIGKILL')
    const killed = performance.now()
    await expect.poll(() => coach.refused, { timeout: longest }).toBeGreaterThan(0)
    // Processes of the killed server may finish a write: only those of the new one count.
    await expect.poll(postmaster, { timeout: longest }).not.toBe(victim)
    const before = coach.acknowledged.length
    await expect.poll(() => coach.acknowledged.length, { timeout: longest }).toBeGreaterThan(before)
    await expect.poll(() => isReady(address), { timeout: longest }).toBe(true)
    expect(performance.now() - killed).toBeLessThan(longest)

    coach.stop()
    await writing
    await expectAllOrNothing(coach)
    expect(await server.interrupt()).toBe(0)
  },
)

/** What it reports to a load balancer. */
async function isReady(address: string): Promise<boolean> {
  return (await fetch(`${address}/readyz`)).ok
}

function postmaster(): number {
  const file = join(placeFor(database()).directory, 'postmaster.pid')
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

async function expectAllOrNothing(coach: Coach): Promise<void> {
  const { acknowledged } = coach
  expect(acknowledged.length).toBeGreaterThan(0)
  const counts = countsOf(await coach.words())
  const lost = acknowledged.flatMap(({ words }) => words.filter((word) => counts(word) !== 1))
  expect(lost).toEqual([])

  const half = coach.open.filter(({ words }) => new Set(words.map(counts)).size !== 1)
  expect(half).toEqual([])
  const open = [...coach.open]
  await coach.repeat()
  const after = countsOf(await coach.words())
  const wrong = open.flatMap(({ words }) => words.filter((word) => after(word) !== 1))
  expect(wrong).toEqual([])
}

function countsOf(words: readonly string[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => counts.get(word) ?? 0
}

/** Checks the tables for what no screen would show. */
async function expectWholeData(coaches: readonly Coach[]): Promise<void> {
  const server = await startEmbeddedPostgres({ directory: database(), log: () => undefined })
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    const orphans = await client.query(
      `select id from teams where not exists
         (select from members where team_id = teams.id and is_admin and left_at is null)
       union all
       select id from teams where not exists (select from seasons where team_id = teams.id)`,
    )
    const messages = await client.query<Said>(
      'select conversation_id as talk, client_id as id, seq from messages order by conversation_id, seq',
    )
    expect(orphans.rows).toEqual([])
    expectEveryWord(coaches, messages.rows)
  } finally {
    await client.end()
    await server.stop()
  }
}

interface Said {
  readonly talk: string
  readonly id: string
  readonly seq: number
}

/**
 * Compares the acknowledged client ids with the database: all, once each, in order, without a gap.
 */
function expectEveryWord(coaches: readonly Coach[], said: readonly Said[]): void {
  const talks = coaches.map(({ talk }) => talk)
  const acknowledged = new Set(
    coaches.flatMap((coach) => coach.acknowledged).flatMap(({ words }) => words),
  )
  const devices = talks
    .flatMap(({ sent }) => sent)
    .map((ids) => ids.filter((id) => acknowledged.has(id)))
  const sent = devices.flat()
  const times = countsOf(said.map(({ id }) => id))
  const lost = sent.filter((id) => times(id) === 0)
  const doubled = said.filter(({ id }) => times(id) > 1)
  const places = new Map(said.map(({ id, seq }) => [id, seq]))
  const inOrder = (ids: readonly string[]) =>
    ids.every((id, at) => at === 0 || (places.get(ids[at - 1] ?? '') ?? 0) < (places.get(id) ?? 0))
  const moved = devices.filter((ids) => !inOrder(ids))
  console.info(
    `${coaches.length} kills, ${sent.length} messages of ${devices.length} devices by the ids they gave: lost ${lost.length}, doubled ${doubled.length}, out of order ${moved.length}`,
  )
  expect([lost, doubled, moved]).toEqual([[], [], []])
  const numbers = talks.map(({ id }) =>
    said.filter(({ talk }) => talk === id).map(({ seq }) => seq),
  )
  expect(numbers).toEqual(numbers.map((seqs) => seqs.map((_, at) => at + 1)))
}

/** Repeats the same moments for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
