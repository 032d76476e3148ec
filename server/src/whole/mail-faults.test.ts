import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

import { modes, openSink, type Mode } from '#server/platform/mail/testing/sink.ts'
import { testDatabase } from '#server/platform/testing/database.ts'

import { ask, serving, teamAt, tokenAt } from './testing/serving.ts'
import { openStream } from './testing/stream.ts'

/** A person who invites somebody waits so long at most, whatever the mail server does. */
const longest = 1000
const soon = { timeout: 20_000, interval: 50 }

const sink = await openSink({ slowMs: 8000 })
const { connection } = await testDatabase()
const service = await serving(connection, { SMTP_URL: sink.smtpUrl })
await service.ready
// Before the service stops: it waits for the letters it has in hand.
afterAll(() => sink.close())

const coach = await tokenAt(service.address, 'Paul')
const teamId = await teamAt(service.address, coach)
const invitations = `${service.address}/rest/v1/teams/${teamId}/invitations`
const listed = z.object({
  invitations: z.array(z.object({ email: z.string(), state: z.string() })),
})

async function invite(email: string) {
  return ask(invitations, { method: 'POST', token: coach, body: { emails: [email] } })
}

async function stateFor(email: string): Promise<string | undefined> {
  const { body } = await ask(invitations, { token: coach })
  return listed.parse(body).invitations.find((one) => one.email === email)?.state
}

test('whatever the mail server does, somebody is invited at once, and the letter waits', async () => {
  const took: number[] = []
  for (const mode of modes) {
    sink.set(mode)
    const before = sink.calls
    const invited = await invite(`${mode.replace('_', '-')}@example.org`)
    expect(invited.status).toBeLessThan(300)
    took.push(invited.ms)
    await expect.poll(() => sink.calls, soon).toBeGreaterThan(before)
  }
  const [, , , , , middle] = took.toSorted((a, b) => a - b)
  expect(middle).toBeLessThan(longest)
  sink.set('ok')
  const waits: readonly Mode[] = ['refuse', 'greet421', 'rcpt451', 'data452', 'slow', 'silent']
  for (const mode of waits) expect(await stateFor(`${mode}@example.org`)).toBe('queued')
})

test('a server that hangs over some letters does not keep the next one', async () => {
  sink.set('silent')
  await invite('hangs@example.org')
  const before = sink.calls
  await expect.poll(() => sink.calls, soon).toBeGreaterThan(before)
  sink.set('ok')
  await invite('next@example.org')
  await expect.poll(() => stateFor('next@example.org'), soon).toBe('sent')
  expect(await stateFor('hangs@example.org')).toBe('queued')
})

test('who invited sees at once that the mailbox does not exist', async () => {
  const stream = await openStream(service.address, coach)
  await expect.poll(() => stream.told[0]?.kind, soon).toBe('resync')
  sink.set('rcpt550')
  await invite('nobody@example.org')
  await expect.poll(() => stream.told.map(({ name }) => name), soon).toContain('mail.failed')
  expect(await stateFor('nobody@example.org')).toBe('bounced')
  stream.close()
})
