import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { databaseUrl } from '#server/platform/testing/database-url.ts'
import { testDatabase } from '#server/platform/testing/database.ts'

import { root } from '../../../bin/steps.ts'
import { killAll, start } from '../../../bin/testing/touchline.ts'
import { send } from './support/asking.ts'
import { anEventOf, everyoneSaysYes, whileLooking, type Rush } from './support/crowd-answers.ts'
import { acceptedIn, countAnswers, kindsOf, report, findNotified } from './support/crowd-facts.ts'
import { aCrowd, anIssuer, type Crowd, type Person } from './support/crowd.ts'

/** TOUCHLINE_CROWD=1000 runs the full crowd, as `npm run bench -- crowd` does. */
const size = Number(process.env['TOUCHLINE_CROWD'] ?? 200)
const places = 16
const patience = 20_000 + size * 50
const rushing = `${size} people answer two processes at once for ${places} places`

vi.setConfig({ testTimeout: 3 * patience, hookTimeout: 60_000 })

const { pool, connection } = await testDatabase()
let crowd: Crowd
let addresses: readonly string[]

beforeAll(async () => {
  const issuer = await anIssuer()
  addresses = await Promise.all([aProcess(issuer.settings), aProcess(issuer.settings)])
  crowd = await aCrowd(pool, issuer, size)
})
afterAll(killAll)

/** Another process on the same database. */
async function aProcess(settings: Readonly<Record<string, string>>): Promise<string> {
  const server = start([process.execPath, 'server/build/main.js', 'serve'], {
    cwd: root,
    env: {
      DATA_DIR: mkdtempSync(join(inject('folder'), 'crowd-')),
      DATABASE_URL: databaseUrl(connection),
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  return (await server.says(/Touchline runs at (http:\S+)/))[1] ?? ''
}

test(`${rushing}: the first get places, the rest join the waiting list, and each is responses`, async () => {
  const rush = await aRush()
  const began = performance.now()
  const { result, looks, wrong } = await whileLooking(rush, {
    places,
    meanwhile: Promise.all([everyoneSaysYes(rush), someSayItAgain(rush)]),
  })
  report(result[0], { looks, ms: performance.now() - began })

  expect(wrong).toEqual([])
  expect(kindsOf(result.flat())).toEqual(['200'])
  const line = await acceptedIn(pool, rush)
  expect(line.map(({ waiting }) => waiting)).toEqual(
    crowd.players.map((_, index) => (index < places ? null : index - places + 1)),
  )
  const stands = new Map(line.map(({ memberId, waiting }) => [memberId, waiting]))
  for (const { person, answer } of result.flat()) {
    const { memberId } = person
    expect(answer?.standings).toMatchObject([{ memberId, waiting: stands.get(memberId) }])
    expect(answer?.counts.going).toBeLessThanOrEqual(places)
  }
  await expectFirstOfLineIn(rush, line)
})

/** Someone gives up a place: the first person waiting gets it and is notified once. */
async function expectFirstOfLineIn(
  rush: Rush,
  line: readonly { readonly memberId: string }[],
): Promise<void> {
  const personOf = (place: number) =>
    crowd.players.find(({ memberId }) => memberId === line[place]?.memberId)
  const [quitter, first] = [personOf(3), personOf(places)]
  if (quitter === undefined || first === undefined) throw new Error('nobody stands there')
  const path = `/teams/${crowd.teamId}/events/${rush.eventId}/answers`
  const body = { answers: [{ memberId: quitter.memberId, answer: 'not_going' }] }
  await send(at(1, quitter), { method: 'PUT', path, body })
  const after = await acceptedIn(pool, rush)
  expect(after.find(({ memberId }) => memberId === first.memberId)?.waiting).toBeNull()
  const responses = () => findNotified(pool, rush, 'moved_up')
  await expect.poll(responses, { timeout: patience }).toEqual([first.accountId])
}

test('when cancelled while everyone answers, accepts no later answer and notifies everyone once', async () => {
  const rush = await aRush()
  const answers = everyoneSaysYes(rush)
  const stored = () => countAnswers(pool, rush)
  await expect.poll(stored, { interval: 5, timeout: patience }).toBeGreaterThan(size / 4)
  expect(await cancel(rush)).toBe(200)
  const before = await stored()
  const responses = await answers

  expect(await stored()).toBe(before)
  expect(kindsOf(responses)).toEqual(['200', '409 event_cancelled'])
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(before)

  expect(await cancel(rush)).toBe(200)
  const now = `/teams/${crowd.teamId}/events/${rush.eventId}/notifications`
  await send(at(0, crowd.coach), { method: 'POST', path: now, body: { kind: 'change' } })
  const everybody = crowd.players.map(({ accountId }) => accountId).toSorted()
  const hear = () => findNotified(pool, rush, 'event_cancelled')
  await expect.poll(hear, { timeout: patience }).toEqual(everybody)
  const { rows } = await pool.query(
    `select id from outbox where name = 'events.cancelled' and payload ->> 'eventId' = $1`,
    [rush.eventId],
  )
  expect(rows).toHaveLength(1)
})

async function aRush(): Promise<Rush> {
  return { addresses, crowd, eventId: await anEventOf({ addresses, crowd }, places) }
}

/** Every tenth person also asks the second process before the first has responded. */
function someSayItAgain(rush: Rush) {
  const some = crowd.players.filter((_, index) => index % 10 === 0)
  return everyoneSaysYes({ ...rush, addresses: addresses.slice(1) }, some)
}

async function cancel({ eventId }: Rush): Promise<number> {
  const path = `/teams/${crowd.teamId}/events/${eventId}/cancellation`
  const body = { isCancelled: true, reason: 'Storm' }
  return (await send(at(0, crowd.coach), { method: 'PUT', path, body })).status
}

function at(place: number, { token }: Person) {
  return { address: addresses[place] ?? '', token }
}
