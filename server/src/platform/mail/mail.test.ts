import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'

import { testPlatform } from '../testing/platform.ts'

const link = 'https://touchline.test/team/1/join?invitation=secret'
let refuses = false
let offered = 0
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => {
    offered += 1
    done(refuses ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null)
  },
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () => done())
  },
})
const port = await new Promise<number>((resolve) => {
  const { server } = smtp
  smtp.listen(0, '127.0.0.1', () => {
    const address = server.address()
    resolve(typeof address === 'object' && address !== null ? address.port : 0)
  })
})
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))

const sending = await testPlatform({ SMTP_URL: `smtp://127.0.0.1:${port}` })
const keeping = await testPlatform()

async function enqueue({ database, mail }: typeof sending, teamId?: string): Promise<string> {
  return database.transaction().execute((tx) =>
    mail.enqueue(tx, {
      kind: 'invitations.invited',
      ...(teamId !== undefined && { teamId }),
      to: 'ana@example.org',
      language: 'en',
      subject: 'Join',
      text: link,
      html: `<a href="${link}">`,
    }),
  )
}

async function stored({ database }: typeof sending, id: string) {
  const found = await sql<{ state: string; bodies: string }>`
    select state, text_body || html_body as bodies from mails where id = ${id}`.execute(database)
  return found.rows[0]
}

async function sweep(): Promise<void> {
  await sending.mail.jobs.find(({ name }) => name === 'mail.sweep')?.run({})
}

await sending.startJobs([])

test('a waiting email keeps its link', async () => {
  const id = await enqueue(sending)
  expect((await stored(sending, id))?.bodies).toContain(link)
})

test('a sent email keeps no personal link', async () => {
  refuses = false
  const id = await enqueue(sending)
  await sending.jobs.settle()
  expect(await stored(sending, id)).toEqual({ state: 'sent', bodies: '' })
})

test('a bounced email can be resent for three days, while its content is stored', async () => {
  refuses = true
  const id = await enqueue(sending)
  const late = await enqueue(sending)
  await sending.jobs.settle()
  expect(await stored(sending, id)).toMatchObject({ state: 'bounced' })

  refuses = false
  await sending.database.transaction().execute((tx) => sending.mail.retry(tx, id))
  await sending.jobs.settle()
  expect(await stored(sending, id)).toEqual({ state: 'sent', bodies: '' })

  await sql`update mails set created_at = '2026-03-11T08:59:00Z' where id = ${late}`.execute(
    sending.database,
  )
  await sweep()
  expect(await stored(sending, late)).toEqual({ state: 'bounced', bodies: '' })
  await sending.database.transaction().execute((tx) => sending.mail.retry(tx, late))
  expect(await stored(sending, late)).toMatchObject({ state: 'bounced' })
})

test('a permanently refused invitation is tried once, and the team is notified', async () => {
  refuses = true
  const teamId = uuidv7()
  const before = offered
  const id = await enqueue(sending, teamId)
  await sending.jobs.settle()
  await sending.jobs.settle()
  expect(await stored(sending, id)).toMatchObject({ state: 'bounced' })
  expect(offered).toBe(before + 1)
  const news = await sql<{ name: string; topics: readonly string[] }>`
    select name, topics from outbox where payload ->> 'teamId' = ${teamId}`.execute(
    sending.database,
  )
  expect(news.rows).toEqual([{ name: 'mail.failed', topics: [`team:${teamId}`] }])
})

test('finished emails are deleted after ninety days; waiting and kept ones stay', async () => {
  refuses = false
  const over = await enqueue(sending)
  await sending.jobs.settle()
  const waiting = await enqueue(sending)
  await sql`update mails set created_at = '2025-12-13T08:59:00Z'`.execute(sending.database)
  await sweep()
  expect(await stored(sending, over)).toBeUndefined()
  expect(await stored(sending, waiting)).toMatchObject({ state: 'waiting' })
})

test('emails for the mailbox page stay readable', async () => {
  const id = await enqueue(keeping)
  const letter = await stored(keeping, id)
  expect(letter?.state).toBe('kept')
  expect(letter?.bodies).toContain(link)
})
