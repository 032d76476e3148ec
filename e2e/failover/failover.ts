/**
 * Kills the primary of three PostgreSQL hosts while two processes write, using the samples in
 * `deploy/` for Patroni, HAProxy and PgBouncer on loopback.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Results } from '../../bin/results.ts'
import { root } from '../../bin/steps.ts'
import { killAll, start, type Started } from '../../bin/testing/touchline.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { connectionTo } from '../../server/src/platform/database/hosts.ts'
import { aCoach, type Coach } from '../../server/src/testing/support/writers.ts'
import { openCluster, waitUntil, type Cluster } from './cluster.ts'
import { missingPackages, Rig } from './programs.ts'

const file = 'e2e/failover/failover.ts'
const nothing: Results = { passed: 0, failed: 0, files: [], failures: [] }

/** Their output is printed after a failure. */
const servers: Started[] = []

/** Reports missing packages and then tests nothing. */
export async function failoverProof(): Promise<Results> {
  const missing = missingPackages()
  if (missing.length > 0) {
    console.info(
      `Failover is left out: apt-get install ${missing.join(' ')} (Debian 12) to run it.`,
    )
    return nothing
  }
  const began = performance.now()
  await prove()
  const seconds = (performance.now() - began) / 1000
  return { ...nothing, passed: 1, files: [{ file, seconds }] }
}

async function prove(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-failover-'))
  const rig = new Rig(folder)
  let cluster: Cluster | undefined
  try {
    cluster = await openCluster(rig)
    await sessionModeWorks(cluster, folder)
    await failOver(cluster, folder)
  } catch (error) {
    for (const server of servers) console.error(server.said().slice(-3000))
    throw error
  } finally {
    killAll()
    cluster?.end()
    rig.end()
    if (process.env['TOUCHLINE_KEEP'] === undefined)
      rmSync(folder, { recursive: true, force: true })
    else console.info(`Kept: ${folder}`)
  }
}

async function sessionModeWorks(cluster: Cluster, folder: string): Promise<void> {
  await cluster.setPoolMode('session')
  const address = await serve(folder, 'pooled', { DATABASE_URL: cluster.urls.pooler })
  await waitUntil('a process behind PgBouncer in session mode', () => isReady(address))
  killAll()
}

async function failOver(cluster: Cluster, folder: string): Promise<void> {
  const { hosts, pooler, proxy } = cluster.urls
  await cluster.setPoolMode('transaction')
  const addresses = [
    await serve(folder, 'first', { DATABASE_URL: hosts }),
    await serve(folder, 'second', { DATABASE_URL: pooler, DATABASE_LISTEN_URL: proxy }),
  ]
  const coaches = await Promise.all(addresses.map(aCoach))
  const writing = Promise.all(coaches.map((coach) => coach.write()))
  await Promise.all([writing, killAndCompare(cluster, { addresses, coaches, writing })])
}

interface Writing {
  readonly addresses: readonly string[]
  readonly coaches: readonly Coach[]
  readonly writing: Promise<unknown>
}

async function killAndCompare(
  cluster: Cluster,
  { addresses, coaches, writing }: Writing,
): Promise<void> {
  await allWrite(coaches, 50)

  const killed = await cluster.primary()
  const before = sumOf(coaches)
  const began = performance.now()
  cluster.kill(killed)
  await waitUntil('another primary', async () => (await cluster.primary()) !== killed)
  const promoted = performance.now() - began
  await allWrite(coaches, 20)
  const waited = performance.now() - began
  for (const address of addresses) await waitUntil('both are ready', () => isReady(address))
  await cluster.revive(killed)
  const returned = performance.now() - began
  await allWrite(coaches, 20)
  for (const coach of coaches) coach.stop()
  await writing

  for (const coach of coaches) await coach.repeat()
  const stored = await storedWords(cluster.urls.hosts)
  const counts = coaches.map((coach) => compare(coach, stored))
  const [lost, doubled] = [
    sum(counts.map((one) => one.lost)),
    sum(counts.map((one) => one.doubled)),
  ]
  const refused = sum(coaches.map((coach) => coach.refused))
  console.info(
    `failover: ${before} writes acknowledged before, ${sumOf(coaches)} in all, ${lost} lost, ${doubled} doubled; ` +
      `a new primary after ${inSeconds(promoted)}, both processes write after ${inSeconds(waited)}, ` +
      `the killed host is a standby after ${inSeconds(returned)}; ${refused} requests were asked to wait`,
  )
  if (lost + doubled > 0) throw new Error(`${lost} writes lost, ${doubled} doubled`)
}

async function serve(
  folder: string,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const server = start([process.execPath, 'server/src/main.ts', 'serve'], {
    cwd: root,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, `data-${name}`),
      SMTP_URL: '',
      LOG_LEVEL: 'error',
      AUTH_AUTOCONFIRM: 'on',
      AUTH_RATE_LIMITS: 'off',
      CAPTCHA_PROVIDER: 'off',
      ...settings,
    },
  })
  servers.push(server)
  return (await server.says(/Touchline runs at (http:\S+)/))[1] ?? ''
}

async function isReady(address: string): Promise<boolean> {
  return (await fetch(`${address}/readyz`)).ok
}

/** Waits until both have this many more acknowledged writes. */
async function allWrite(coaches: readonly Coach[], count: number): Promise<void> {
  for (const coach of coaches) {
    const now = coach.acknowledged.length
    await waitUntil('writes', async () => coach.acknowledged.length >= now + count)
  }
}

/** Every acknowledged write, even if sent twice, must be stored once. */
function compare(coach: Coach, stored: readonly string[]) {
  const times = new Map<string, number>()
  for (const word of stored) times.set(word, (times.get(word) ?? 0) + 1)
  const expected = coach.acknowledged.flatMap(({ words }) => words)
  return {
    lost: expected.filter((word) => !times.has(word)).length,
    doubled: expected.filter((word) => (times.get(word) ?? 0) > 1).length,
  }
}

/** Reads everything the coaches wrote from the tables, because no screen shows this much. */
async function storedWords(hosts: string): Promise<readonly string[]> {
  const opened = openDatabase(connectionTo(hosts), 1)
  const { rows } = await opened.pool.query<{ word: string }>(
    `select name as word from teams union all select first_name from members
     union all select comment from answer_history where comment is not null
     union all select client_id::text from messages`,
  )
  await opened.close()
  return rows.map(({ word }) => word)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const sumOf = (coaches: readonly Coach[]) =>
  sum(coaches.map(({ acknowledged }) => acknowledged.length))
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

if (import.meta.main) console.info(await failoverProof())
