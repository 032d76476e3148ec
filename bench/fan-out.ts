/**
 * `npm run bench -- fan-out`: a thousand people of one team listen to one server process while a
 * coach writes to them; a second process holds the streams and the clock. Alternates with a bare
 * process that writes the same bytes to as many streams.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'
import { z } from 'zod'

import { aCrowd, anIssuer } from '../server/src/testing/support/crowd.ts'
import { deliveryShape, type FanOut, type DeliveryTimes } from './fan-out-shapes.ts'
import { median } from './load.ts'
import { openOwnDatabase } from './own-database.ts'
import { root, run } from './processes.ts'

const size = Number(process.env['BENCH_CLIENTS'] ?? 1000)
/** A person may send forty messages a minute. */
const messagesPerRound = 6
/**
 * After each message, emails and notifications for a thousand people are written; they are not
 * measured.
 */
const restMs = 2000
const limits = { ms: 150, ratio: 1.5 }

export async function measureFanOut(rounds: number): Promise<string> {
  const issuer = await anIssuer()
  const own = await openOwnDatabase()
  const ours = await run('server/build/main.js', {
    ...issuer.settings,
    DATABASE_URL: own.url,
    DATA_DIR: own.folder,
    LOG_LEVEL: 'warn',
    CAPTCHA_PROVIDER: 'off',
  })
  const bare = await run('bench/fan-out-bare.ts', {})
  try {
    const pool = new pg.Pool({ connectionString: own.url, max: 2 })
    const crowd = await aCrowd(pool, issuer, size)
    await pool.end()
    const tokens = crowd.players.map(({ token }) => token)
    const conversations = `${ours.address}/rest/v1/teams/${crowd.teamId}/conversations`
    const conversationId = await begin(conversations, crowd.coach.token)
    const all = { tokens, token: crowd.coach.token, marker: 'messages.sent' }
    const path = '/realtime/v1'
    const say = `${conversations}/${conversationId}/messages`
    const atOurs = await listen({ ...all, path, address: ours.address, say })
    const atBare = await listen({ ...all, path, address: bare.address, say: bare.address })
    const measured = await inTurn({ atOurs, atBare, rounds })
    atOurs.kill()
    atBare.kill()
    return tableOf(measured)
  } finally {
    await bare.stop()
    await ours.stop()
    await own.close()
  }
}

const begun = z.object({ conversation: z.object({ id: z.string() }) })

async function begin(conversations: string, token: string): Promise<string> {
  const response = await fetch(conversations, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ audience: { kind: 'team' }, message: aMessage() }),
  })
  return begun.parse(await response.json()).conversation.id
}

const aMessage = () => ({ clientId: crypto.randomUUID(), words: 'Training begins at six' })

async function listen(setting: FanOut): Promise<ChildProcess> {
  const clients = fork(join(root, 'bench/fan-out-clients.ts'), { cwd: root })
  clients.send(setting)
  await once(clients, 'message')
  return clients
}

async function tell(clients: ChildProcess, body: string): Promise<DeliveryTimes> {
  clients.send({ body })
  const [message] = z
    .tuple([z.unknown()])
    .rest(z.unknown())
    .parse(await once(clients, 'message'))
  return deliveryShape.parse(message)
}

interface Turns {
  readonly atOurs: ChildProcess
  readonly atBare: ChildProcess
  readonly rounds: number
}

interface Round {
  readonly ours: DeliveryTimes[]
  readonly bare: DeliveryTimes[]
}

async function inTurn({ atOurs, atBare, rounds }: Turns): Promise<Round[]> {
  const measured: Round[] = []
  const warm = await tell(atOurs, JSON.stringify(aMessage()))
  await tell(atBare, `${warm.piece}\n\n`)
  for (let round = 0; round < rounds; round += 1) {
    const ours: DeliveryTimes[] = []
    const bare: DeliveryTimes[] = []
    for (let n = 0; n < messagesPerRound; n += 1) {
      await pause(restMs)
      const heard = await tell(atOurs, JSON.stringify(aMessage()))
      ours.push(heard)
      await pause(restMs)
      bare.push(await tell(atBare, `${heard.piece}\n\n`))
    }
    measured.push({ ours, bare })
  }
  return measured
}

function tableOf(measured: readonly Round[]): string {
  const p99 = (heard: readonly DeliveryTimes[]) =>
    quantile(
      heard.flatMap(({ waits }) => waits),
      0.99,
    )
  const lines = measured.map(
    ({ ours, bare }, at) =>
      `| ${at + 1} | ${[
        ...[ours, bare].map((all) => p99(all).toFixed(1)),
        ...[ours, bare].map((all) =>
          quantile(
            all.flatMap(({ waits }) => waits),
            0.5,
          ).toFixed(1),
        ),
      ].join(' | ')} |`,
  )
  const [took, bareTook] = [
    median(measured.map(({ ours }) => p99(ours))),
    median(measured.map(({ bare }) => p99(bare))),
  ]
  const all = measured.flatMap(({ ours }) => ours)
  const count = (of: 'lost' | 'doubled') => all.reduce((sum, heard) => sum + heard[of], 0)
  return [
    `one message to ${size} streams, ${messagesPerRound} a round, ours and bare in turn; times in ms`,
    '',
    '| round | ours p99 | bare p99 | ours p50 | bare p50 |',
    '|--:|--:|--:|--:|--:|',
    ...lines,
    '',
    `fan-out p99, medians: ours ${took.toFixed(1)} ms · bare ${bareTook.toFixed(1)} ms · ratio ${(took / bareTook).toFixed(2)} (limit ${limits.ms} ms or ${limits.ratio}) · ${all.length * size} deliveries, lost ${count('lost')}, doubled ${count('doubled')}`,
  ].join('\n')
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
