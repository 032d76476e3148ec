import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'

import { testPlatform } from '../testing/platform.ts'

const link = 'https://touchline.test/team/1/join?invitation=secret'
let refuses = false
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => {
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

async function enqueue({ database, mail }: typeof sending): Promise<string> {
  return database.transaction().execute((tx) =>
    mail.enqueue(tx, {
      kind: 'invitations.invited',
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

await sending.startJobs([])

test('a letter waits with its link', async () => {
  const id = await enqueue(sending)
  expect((await stored(sending, id))?.bodies).toContain(link)
})

test.each([
  ['was sent', false, 'sent'],
  ['came back', true, 'bounced'],
] as const)('a letter that %s keeps no personal link', async (_, refused, state) => {
  refuses = refused
  const id = await enqueue(sending)
  await sending.jobs.settle()
  expect(await stored(sending, id)).toEqual({ state, bodies: '' })
})

test('a letter of the mailbox stays readable', async () => {
  const id = await enqueue(keeping)
  const letter = await stored(keeping, id)
  expect(letter?.state).toBe('kept')
  expect(letter?.bodies).toContain(link)
})
