import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { testPlatform, type TestPlatform } from '../testing/platform.ts'
import { keptTextMessages, sweepTextMessages } from './queries.ts'

const key = Buffer.from('a key of thirty-two bytes, or so')
const secret = `v1,whsec_${key.toString('base64')}`

interface Received {
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** The operator's own server, which passes messages to a carrier. */
const received: Received[] = []
let answers: number[] = []
const hook = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.writeHead(answers.shift() ?? 200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => hook.close(() => resolve())))

const url = `http://127.0.0.1:${portOf(hook.address())}/send`
const sending = await testPlatform({ SMS_HOOK_URL: url, SMS_HOOK_SECRET: secret })
const keeping = await testPlatform()
// The queue compares with the database's own clock.
sending.setClock(new Date().toISOString())
await sending.startJobs([])

beforeEach(() => {
  received.length = 0
  answers = []
})

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

const userId = '0198e3c0-0000-7000-8000-000000000001'

function enqueue({ database, sms, clock }: TestPlatform, seconds = 60): Promise<string> {
  const expiresAt = new Date(clock().getTime() + seconds * 1000)
  const message = { kind: 'auth.sms', userId, to: '34600123456', code: '012345', expiresAt }
  return database
    .transaction()
    .execute((tx) => sms.enqueue(tx, { ...message, body: '012345 is your code.' }))
}

async function stored({ database }: TestPlatform, id: string) {
  const found = await sql<{ state: string; words: string; attempts: number }>`
    select state, body || code as words, attempts from text_messages where id = ${id}
  `.execute(database)
  return found.rows[0]
}

/** Makes the waiting retry due. */
async function hurry(platform: TestPlatform): Promise<void> {
  await sql`update jobs.job set start_after = now() where name = 'sms.send' and state = 'created'`.execute(
    platform.database,
  )
  await platform.jobs.settle()
}

test('signs a message when it is sent, and deletes its text', async () => {
  const id = await enqueue(sending)
  expect(received).toHaveLength(0)
  await sending.jobs.settle()

  const [{ headers, body } = { headers: {}, body: '' }] = received
  expect(JSON.parse(body)).toEqual({
    user: { id: userId, phone: '34600123456' },
    sms: { otp: '012345', message: '012345 is your code.', phone: '34600123456' },
  })
  const timestamp = String(Math.floor(sending.clock().getTime() / 1000))
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  })
  expect(await stored(sending, id)).toEqual({ state: 'sent', words: '', attempts: 1 })
})

test('never sends the message of a rolled-back change', async () => {
  const failing = sending.database.transaction().execute(async (tx) => {
    const expiresAt = new Date(sending.clock().getTime() + 60_000)
    const message = { kind: 'auth.sms', userId, to: '34600123456', code: '1', body: '1', expiresAt }
    await sending.sms.enqueue(tx, message)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await sending.jobs.settle()
  expect(received).toHaveLength(0)
})

test.each([500, 503, 429])('%i is retried with the same id until it succeeds', async (status) => {
  answers = [status, 200]
  const id = await enqueue(sending)
  await sending.jobs.settle()
  expect(await stored(sending, id)).toMatchObject({ state: 'waiting', attempts: 1 })
  await hurry(sending)
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
  expect(await stored(sending, id)).toEqual({ state: 'sent', words: '', attempts: 2 })
})

test.each([400, 401, 404, 422])('%i is final', async (status) => {
  answers = [status]
  const id = await enqueue(sending)
  await sending.jobs.settle()
  await hurry(sending)
  expect(received).toHaveLength(1)
  expect(await stored(sending, id)).toEqual({ state: 'refused', words: '', attempts: 1 })
})

test('gives up a message after five failures', async () => {
  answers = [500, 500, 500, 500, 500]
  const id = await enqueue(sending)
  await sending.jobs.settle()
  for (let again = 0; again < 6; again += 1) await hurry(sending)
  expect(received).toHaveLength(5)
  expect(await stored(sending, id)).toEqual({ state: 'given_up', words: '', attempts: 5 })
})

test("doesn't send an expired code", async () => {
  const id = await enqueue(sending, 0)
  await sending.jobs.settle()
  expect(received).toHaveLength(0)
  expect(await stored(sending, id)).toMatchObject({ state: 'given_up', words: '' })
})

test("retries if the hook doesn't respond", async () => {
  const free = await unusedPort()
  const nobody = await testPlatform({
    SMS_HOOK_URL: `http://127.0.0.1:${free}/`,
    SMS_HOOK_SECRET: 'sixteen letters!',
  })
  nobody.setClock(new Date().toISOString())
  await nobody.startJobs([])
  const id = await enqueue(nobody)
  await nobody.jobs.settle()
  expect(await stored(nobody, id)).toMatchObject({ state: 'waiting', attempts: 1 })
})

async function unusedPort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const port = portOf(probe.address())
  await new Promise<void>((resolve) => probe.close(() => resolve()))
  return port
}

test('without a hook, keeps messages for a month on the mailbox page, searchable by number', async () => {
  const id = await enqueue(keeping)
  const { database, clock } = keeping
  const kept = (recipient: string | undefined) =>
    keptTextMessages(database, { recipient, limit: 5 })
  for (const recipient of [undefined, '34600123456', '+34600123456'])
    expect(await kept(recipient)).toMatchObject([{ id, body: '012345 is your code.' }])
  expect(await kept('34600000000')).toEqual([])

  const day = 24 * 3_600_000
  await sweepTextMessages(database, new Date(clock().getTime() + 29 * day))
  expect(await kept(undefined)).toHaveLength(1)
  await sweepTextMessages(database, new Date(clock().getTime() + 31 * day))
  expect(await kept(undefined)).toHaveLength(0)
})
