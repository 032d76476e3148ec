import type { MailKind } from '@touchline/domain/values/mail-kinds'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { openJobs } from '../jobs/jobs.ts'
import { testPlatform } from '../testing/platform.ts'
import { openMail } from './mail.ts'
import { openSink, type Mode } from './testing/sink.ts'

const sink = await openSink()
const platform = await testPlatform({ SMTP_URL: sink.smtpUrl })
const { database, jobs } = platform
const patience = { connect: 2000, greet: 500, talk: 2000, whole: 5000 }
const mail = openMail({ ...platform, patience })
await jobs.start(mail.jobs)
afterAll(async () => {
  await jobs.stop()
  await sink.close()
})

/** Later than any real clock, so that retries aren't due on their own. */
const begun = '2090-03-14T09:00:00.000Z'
let person = 0

beforeEach(() => {
  platform.setClock(begun)
  sink.set('ok')
})

async function aLetter(
  kind: MailKind = 'invitations.invited',
): Promise<{ id: string; to: string }> {
  person += 1
  const to = `person${person}@example.org`
  const id = await database.transaction().execute((tx) =>
    mail.enqueue(tx, {
      kind,
      to,
      language: 'en',
      subject: 'Join',
      text: 'Come along',
      html: '<p>Come along</p>',
    }),
  )
  return { id, to }
}

async function stateOf(id: string) {
  const found = await sql<{ state: string; error: string | null; attempts: number }>`
    select state, last_error as error, attempts from mails where id = ${id}`.execute(database)
  return found.rows[0]
}

/** Minutes until the email is tried again. */
async function minutesTo(id: string): Promise<number | undefined> {
  const found = await sql<{ at: Date }>`
    select start_after as at from jobs.job
    where name = 'mail.send' and state = 'created' and data ->> 'mailId' = ${id}`.execute(database)
  const [job] = found.rows
  return job && (job.at.getTime() - platform.clock().getTime()) / 60_000
}

/** Moves the retry's time to the past. */
async function later(id: string): Promise<void> {
  await sql`
    update jobs.job set start_after = now() - interval '1 second'
    where name = 'mail.send' and state = 'created' and data ->> 'mailId' = ${id}`.execute(database)
  await jobs.settle()
}

const takenBy = (to: string) => sink.taken.filter((letter) => letter.to === to)

interface Row {
  readonly mode: Mode
  readonly state: string
  readonly taken: number
  /** Minutes until the retry; never if missing. */
  readonly again?: number
}
const rows: readonly Row[] = [
  { mode: 'ok', state: 'sent', taken: 1 },
  { mode: 'slow', state: 'sent', taken: 1 },
  { mode: 'rcpt550', state: 'bounced', taken: 0 },
  { mode: 'refuse', state: 'waiting', taken: 0, again: 1 },
  { mode: 'greet421', state: 'waiting', taken: 0, again: 1 },
  { mode: 'auth535', state: 'waiting', taken: 0, again: 1 },
  { mode: 'rcpt451', state: 'waiting', taken: 0, again: 1 },
  { mode: 'data452', state: 'waiting', taken: 0, again: 1 },
  { mode: 'cut', state: 'waiting', taken: 0, again: 1 },
  { mode: 'cut_after', state: 'waiting', taken: 1, again: 1 },
  { mode: 'silent', state: 'waiting', taken: 0, again: 1 },
]

test.each(rows)(
  'a mail server in the mode $mode leaves the email $state, and is retried only if waiting',
  async ({ mode, state, taken, again }) => {
    sink.set(mode)
    const { id, to } = await aLetter()
    await jobs.settle()
    expect(await stateOf(id)).toMatchObject({ state, attempts: 1 })
    expect(await minutesTo(id)).toBe(again)
    expect(takenBy(to)).toHaveLength(taken)

    sink.set('ok')
    const before = sink.calls
    await later(id)
    await later(id)
    expect(sink.calls - before).toBe(again === undefined ? 0 : 1)
    expect(await stateOf(id)).toMatchObject({ state: again === undefined ? state : 'sent' })
  },
)

test('retries after 1, 5 and 30 minutes, 2, 6, 12 and 24 hours, then gives up', async () => {
  sink.set('greet421')
  const { id } = await aLetter()
  await jobs.settle()
  const pauses: (number | undefined)[] = []
  for (let pause = await minutesTo(id); pause !== undefined; pause = await minutesTo(id)) {
    pauses.push(pause)
    await later(id)
  }
  expect(pauses).toEqual([1, 5, 30, 120, 360, 720, 1440])
  expect(await stateOf(id)).toMatchObject({ state: 'given_up', attempts: 8 })
})

test('marks an email as automatic', async () => {
  const { id, to } = await aLetter()
  await jobs.settle()
  await later(id)
  expect(takenBy(to)[0]?.source).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
})

test('an email whose receipt is lost each time is sent at most twice, with one message id', async () => {
  sink.set('cut_after')
  const { id, to } = await aLetter()
  await jobs.settle()
  for (let n = 0; n < 4; n += 1) await later(id)
  const ids = takenBy(to).map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(await stateOf(id)).toMatchObject({ state: 'given_up' })
})

test('an email being sent by a killed process is sent once more, not forever', async () => {
  const { id, to } = await aLetter()
  // As if the process was killed while the server had the message.
  await sql`update mails set uncertain_attempts = 1 where id = ${id}`.execute(database)
  await jobs.settle()
  expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  expect(takenBy(to)).toHaveLength(1)

  const other = await aLetter()
  await sql`update mails set uncertain_attempts = 2 where id = ${other.id}`.execute(database)
  await jobs.settle()
  expect(await stateOf(other.id)).toMatchObject({ state: 'given_up' })
  expect(takenBy(other.to)).toHaveLength(0)
})

test('sends a sign-in link before a large newsletter', async () => {
  const before = sink.taken.length
  // More than one batch.
  for (let n = 0; n < 51; n += 1) await aLetter('operations.newsletter')
  const { to } = await aLetter('auth.magiclink')

  await jobs.settle()
  const sent = sink.taken.slice(before).map((letter) => letter.to)
  expect(sent).toHaveLength(52)
  expect(sent.indexOf(to)).toBeLessThan(50)
})

test('two processes send each email once', async () => {
  const other = openJobs(platform.connection, platform.log, 'by_hand')
  await other.start(mail.jobs)
  const letters = [await aLetter(), await aLetter(), await aLetter()]
  await Promise.all([jobs.settle(), other.settle()])
  await other.stop()
  expect(letters.map(({ to }) => takenBy(to).length)).toEqual([1, 1, 1])
})
