import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { uploadedPicture } from '@touchline/contract/files/shapes'
import { afterAll, expect, inject, test } from 'vitest'
import { z } from 'zod'

import { backUp } from '#server/operations/commands/backup/back-up.ts'
import { tableEntry } from '#server/operations/commands/backup/manifest.ts'
import { restore } from '#server/operations/commands/backup/restore.ts'
import { freePort } from '#server/platform/free-port.ts'
import { openSink } from '#server/platform/mail/testing/sink.ts'
import { signatureOf } from '#server/platform/payments/signature.ts'
import { openDisk } from '#server/platform/storage/disk.ts'
import { emptyDatabase, rowsOf } from '#server/platform/testing/empty-database.ts'

import { running } from './support/running.ts'
import { ask as askAt, serving } from './support/serving.ts'

/** Sessions depend on the address: the restored Touchline keeps that of the lost one. */
const port = await freePort()
const environment = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
const lost = await running(environment)
const { ask, done, platform, signUp } = lost
const origin = await lost.app.http.listen({ port: 0, host: '127.0.0.1' })
const owner = await signUp('Eva')
const folder = mkdtempSync(join(inject('folder'), 'backups-'))
const sink = await openSink()
afterAll(() => sink.close())

const madeTeam = z.object({ team: z.object({ id: z.string() }) })
const teamId = (
  await done(owner, 'POST /teams', {
    body: { name: 'Norte U12', sport: 'football', ageGroup: 'U12' },
    shape: madeTeam,
  })
).team.id
const feed = (
  await done(owner, `GET /me/calendar-feed?teamId=${teamId}`, {
    shape: z.object({ address: z.string() }),
  })
).address
const logo = await uploadLogo()
const eventId = await payForPremium()
const deliveries = await sendByWebhook()
await done(owner, `POST /teams/${teamId}/invitations`, {
  body: { emails: ['waiting@example.org'] },
  shape: z.unknown(),
})

async function uploadLogo(): Promise<string> {
  const picture = readFileSync(join(import.meta.dirname, '../files/fixtures/one-pixel.gif'))
  const answer = await fetch(`${origin}/storage/v1/pictures?purpose=team_logo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: new Uint8Array(picture),
  })
  const { id } = uploadedPicture.parse(await answer.json())
  await done(owner, `PATCH /teams/${teamId}`, {
    body: { changes: { logoFileId: id } },
    shape: z.unknown(),
  })
  return id
}

/** Returns the id of a processed event of the provider. */
async function payForPremium(): Promise<string> {
  const opened = await ask(owner, {
    method: 'POST',
    path: '/functions/v1/create-checkout-session',
    body: { teamId, priceId: 'price_sandbox_month_999_eur' },
  })
  const { url } = z.object({ url: z.string() }).parse(JSON.parse(opened.text))
  const path = `/rest/v1/sandbox/checkouts/${url.split('/').at(-1)}/answer`
  await ask(undefined, { method: 'POST', path, body: { choice: 'pay' } })
  await platform.jobs.settle()
  const events = await rowsOf(platform.connection, 'select id from payment_events limit 1')
  return z.tuple([z.object({ id: z.string() })]).parse(events)[0].id
}

/** Not delivered before the backup. Returns the path of its delivery log. */
async function sendByWebhook(): Promise<string> {
  const at = `/teams/${teamId}/webhooks`
  const { webhook } = await done(owner, `POST ${at}`, {
    body: { url: 'https://hooks.example.org/', events: ['members.added'] },
    shape: z.object({ webhook: z.object({ id: z.string() }) }),
  })
  const log = `${at}/${webhook.id}/deliveries`
  await done(owner, `POST ${log}`, {
    body: {},
    shape: z.object({ state: z.literal('waiting') }),
  })
  return log
}

async function archive(name: string): Promise<string> {
  return (await archived(name)).path
}

async function archived(name: string) {
  const path = join(folder, name)
  const { connection, storage, clock } = platform
  return { path, manifest: await backUp({ connection, storage, now: clock() }, path) }
}

const waitingLetter = { state: 'waiting', recipient: 'waiting@example.org' }

// With a mail server the email would be sent.
await rowsOf(
  platform.connection,
  `update mails set state = 'waiting' where recipient = '${waitingLetter.recipient}'`,
)
const { path: whole, manifest } = await archived('whole.zip')
const connection = await emptyDatabase()
const files = mkdtempSync(join(folder, 'data-'))
const made = await restore({ connection, storage: openDisk(join(files, 'files')) }, whole)

test('restores every row of every table and holds back waiting emails', async () => {
  expect(made).toMatchObject({ lost: [], files: manifest.files.length })
  expect(made.files).toBeGreaterThan(0)
  expect(made.rows).toBe(manifest.tables.reduce((sum, { rows }) => sum + rows, 0))
  for (const { name, rows } of manifest.tables) {
    const [counted] = await rowsOf(connection, `select count(*)::int as rows from ${name}`)
    const isHeld = /notification_|newsletter_recipients|account_exports/.test(name)
    expect([name, counted]).toEqual([name, { rows: isHeld ? 0 : rows }])
  }
  const last = manifest.sequences.find(({ name }) => name === 'public.outbox_id_seq')?.value ?? 0
  const now = await rowsOf(connection, 'select last_value::int as value from outbox_id_seq')
  expect(now).toEqual([{ value: last + 10_000 }])
  const letters = await rowsOf(connection, 'select state, recipient from mails')
  expect(letters).toContainEqual({ ...waitingLetter, state: 'given_up' })
})

test('continues after a restore without notifying anyone twice', async () => {
  const again = await serving(connection, {
    ...environment,
    DATA_DIR: files,
    SMTP_URL: sink.smtpUrl,
  })
  await again.ready
  const get = (at: string) => askAt(again.address + at, { token: owner.token })
  expect(await get(`/rest/v1/teams/${teamId}`)).toMatchObject({ status: 200 })
  const signedIn = await askAt(`${again.address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: { email: owner.email, password: 'A long sentence 4 tests' },
  })
  expect(signedIn.status).toBe(200)
  expect((await get(new URL(feed).pathname)).status).toBe(200)
  expect(await get(`/rest/v1/teams/${teamId}/subscription`)).toMatchObject({
    body: { isSubscribed: true },
  })
  const shown = z
    .object({ team: z.object({ logo: z.object({ full: z.string() }) }) })
    .parse((await get(`/rest/v1/teams/${teamId}`)).body).team.logo.full
  expect(shown).toContain(logo)
  expect((await fetch(again.address + shown)).status).toBe(200)

  expect(await get(`/rest/v1${deliveries}`)).toMatchObject({
    body: { deliveries: [{ state: 'given_up', tries: 0, problem: null, nextAt: null }] },
  })

  expect(await hearAgain(again.address)).toBe(200)
  expect(await get(`/rest/v1/teams/${teamId}/subscription`)).toMatchObject({
    body: { isSubscribed: true },
  })
  expect(sink.calls).toBe(0)
})

/** The provider repeats an event from before the backup, with a forged status. */
async function hearAgain(address: string): Promise<number> {
  const body = JSON.stringify({
    id: eventId,
    type: 'customer.subscription.deleted',
    created: Math.floor(Date.now() / 1000),
    data: { object: { customer: null } },
  })
  const secret = await platform.payments.webhookSecret()
  const answer = await fetch(`${address}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(Buffer.from(body), { secret, now: new Date() }),
    },
    body,
  })
  return answer.status
}

test('restores only into an empty database', async () => {
  await expect(restore(platform, whole)).rejects.toThrow('There is a Touchline already')
  expect(await ask(owner, { method: 'GET', path: `/rest/v1/teams/${teamId}` })).toMatchObject({
    status: 200,
  })
})

test('names an invalid location before reading or writing anything', async () => {
  const source = { connection: platform.connection, storage: platform.storage, now: new Date() }
  const aFile = join(folder, 'a file')
  writeFileSync(aFile, '')
  for (const place of [join(folder, 'none'), aFile])
    await expect(backUp(source, join(place, 'all.zip'))).rejects.toThrow(
      `${place} is no folder that this account can write into`,
    )
  const target = { connection: await emptyDatabase(), storage: platform.storage }
  const nowhere = join(folder, 'mistyped.zip')
  await expect(restore(target, nowhere)).rejects.toThrow(`There is no file ${nowhere}.`)
})

const spoilers = {
  'no whole backup': (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.7)),
  // Inside the compressed rows of a table, shortly after its name.
  damaged: (bytes: Buffer) => garble(bytes, bytes.indexOf(tableEntry('auth.users')) + 80),
}

function garble(bytes: Buffer, from: number): Buffer {
  return bytes.fill(0, from, from + 60)
}

test.each(Object.entries(spoilers))(
  'reports that an archive is %s and leaves the database empty',
  async (words, spoil) => {
    const path = await archive(`${words}.zip`)
    writeFileSync(path, spoil(readFileSync(path)))
    const target = { connection: await emptyDatabase(), storage: platform.storage }
    await expect(restore(target, path)).rejects.toThrow(words)
    const tables = await rowsOf(
      target.connection,
      "select tablename from pg_tables where schemaname in ('public', 'auth')",
    )
    expect(tables).toEqual([])
  },
)
