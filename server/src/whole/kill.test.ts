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
import type { Talk } from './testing/writers-talk.ts'
import { aCoach, type Coach } from './testing/writers.ts'

/** TOUCHLINE_KILLS=100 vitest run server/src/whole/kill.test.ts, for a long night. */
const rounds = Number(process.env['TOUCHLINE_KILLS'] ?? 1)
const seed = Number(process.env['TOUCHLINE_SEED'] ?? Date.now() % 1_000_000)
/** On a machine with nothing else to do; a busy one gets twice what its first start took. */
const longestRestart = 5000
const longestReturn = 10_000
const perRound = 60_000
/** The first start makes the database. */
const longestStart = 90
const firstAnswer = { timeout: 30_000, interval: 20 }

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
  return start([process.execPath, 'server/src/main.ts', 'serve'], {
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
  return (await server.says(runs, longestStart))[1] ?? ''
}

async function timed(begin: () => Started) {
  const began = performance.now()
  const server = begin()
  const address = await addressOf(server)
  return { server, address, ms: performance.now() - began }
}

test(
  `killed in the middle of writing (${rounds} times, seed ${seed}), nothing acknowledged is lost and nothing is half done`,
  { timeout: 2000 * longestStart + rounds * perRound },
  async () => {
    const first = await timed(serve)
    const longest = Math.max(longestRestart, 2 * first.ms)
    const talks: Talk[] = []
    let { server, address } = first
    for (let round = 1; round <= rounds; round += 1) {
      const coach = await aCoach(address)
      talks.push(coach.talk)
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
      expect(restart.ms).toBeLessThan(longest)
      coach.visitor.address = address
      await expectAllOrNothing(coach)
    }
    expect(await server.interrupt()).toBe(0)
    await expectWholeData(talks)
  },
)

test(
  'the database killed in the middle: asked to wait, back by itself, nothing lost',
  { timeout: 2000 * longestStart },
  async () => {
    const { server, address, ms } = await timed(serve)
    const longest = Math.max(longestReturn, 3 * ms)
    const coach = await aCoach(address)
    const writing = coach.write()
    await pause(300 + random() * 500)

    process.kill(postmaster(), 'SIGKILL')
    const killed = performance.now()
    await expect.poll(() => coach.refused, { timeout: longest }).toBeGreaterThan(0)
    const before = coach.acknowledged.length
    await expect.poll(() => coach.acknowledged.length, { timeout: longest }).toBeGreaterThan(before)
    expect(performance.now() - killed).toBeLessThan(longest)

    coach.stop()
    await writing
    await expectAllOrNothing(coach)
    expect(await server.interrupt()).toBe(0)
  },
)

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

/** Looks into the tables for what no screen would show. */
async function expectWholeData(talks: readonly Talk[]): Promise<void> {
  const server = await startEmbeddedPostgres({ directory: database(), log: () => undefined })
  const client = new pg.Client(server.connection)
  await client.connect()
  const orphans = await client.query(
    `select id from teams where not exists
       (select from members where team_id = teams.id and is_admin and left_at is null)
     union all
     select id from teams where not exists (select from seasons where team_id = teams.id)`,
  )
  const messages = await client.query<Said>(
    'select conversation_id as talk, client_id as id, seq from messages order by conversation_id, seq',
  )
  await client.end()
  await server.stop()
  expect(orphans.rows).toEqual([])
  expectEveryWord(talks, messages.rows)
}

interface Said {
  readonly talk: string
  readonly id: string
  readonly seq: number
}

/** The ids that the devices gave, against those in the database: all, each once, in order, without a gap. */
function expectEveryWord(talks: readonly Talk[], said: readonly Said[]): void {
  const sent = talks.flatMap((talk) => talk.sent).flat()
  const times = countsOf(said.map(({ id }) => id))
  const lost = sent.filter((id) => times(id) === 0)
  const doubled = sent.filter((id) => times(id) > 1)
  const places = new Map(said.map(({ id, seq }) => [id, seq]))
  const inOrder = (ids: readonly string[]) =>
    ids.every((id, at) => at === 0 || (places.get(ids[at - 1] ?? '') ?? 0) < (places.get(id) ?? 0))
  const moved = talks.flatMap((talk) => talk.sent).filter((ids) => !inOrder(ids))
  console.info(
    `${rounds} kills, ${sent.length} messages of ${talks.length * 2} devices by the ids they gave: lost ${lost.length}, doubled ${doubled.length}, out of order ${moved.length}`,
  )
  expect([lost, doubled, moved]).toEqual([[], [], []])
  const numbers = talks.map(({ id }) =>
    said.filter(({ talk }) => talk === id).map(({ seq }) => seq),
  )
  expect(numbers).toEqual(numbers.map((seqs) => seqs.map((_, at) => at + 1)))
}

/** The same moments again for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
