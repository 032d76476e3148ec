import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort } from '#server/platform/free-port.ts'

import { testAuth, type TestAuth } from '../fixtures/service.ts'

const received: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let letter = ''
    stream.on('data', (chunk: Buffer) => {
      letter += chunk.toString()
    })
    stream.on('end', () => {
      received.push(letter)
      done()
    })
  },
})

async function letterTo(address: string): Promise<ParsedMail | undefined> {
  const letters = await Promise.all(received.map((letter) => simpleParser(letter)))
  return letters.find(({ to }) => !Array.isArray(to) && to?.text === address)
}

let service: TestAuth
beforeAll(async () => {
  const port = await freePort()
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
  service = await testAuth({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Touchline <hello@touchline.test>',
  })
  await service.platform.startJobs([])
})
afterAll(async () => {
  await new Promise<void>((resolve) => {
    smtp.close(resolve)
  })
})

test.each([
  ['en', 'Confirm your email address'],
  ['fr-CA,fr;q=0.9', 'Confirmez votre adresse e-mail'],
  ['de-AT', 'Bestätige deine E-Mail-Adresse'],
  ['es', 'Confirma tu correo electrónico'],
  ['pt', 'Confirm your email address'],
])(
  'sends an email with link and code to someone whose browser uses %s',
  async (language, subject) => {
    const email = `${language.slice(0, 2)}@club.test`
    await service.ask('/signup', {
      body: { email, password: 'a good password' },
      headers: { 'accept-language': language },
    })
    await service.platform.jobs.settle()

    const mail = await letterTo(email)
    expect(mail?.subject).toBe(subject)
    expect(mail?.from?.text).toContain('hello@touchline.test')
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
    expect(mail?.html).toContain(code)
    const confirmed = await service.ask('/verify', { body: { type: 'signup', email, token: code } })
    expect(confirmed.status).toBe(200)
  },
)

test('sends an email together with creating the account, or not at all', async () => {
  await service.ask('/signup', { body: { email: 'short@club.test', password: 'short' } })
  await service.platform.jobs.settle()
  expect(await letterTo('short@club.test')).toBeUndefined()
})
