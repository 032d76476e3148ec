import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'

import { anEvent, aPlayingTeam } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { openCentre } from './testing/centre.ts'

const received: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      received.push(Buffer.concat(parts).toString())
      done()
    })
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

const platform = await testPlatform({ SMTP_URL: `smtp://127.0.0.1:${port}` })
const centre = await openCentre(platform)

test('sends an event email in two parts with one-click unsubscribe', async () => {
  const team = await aPlayingTeam(platform.database)
  await anEvent(platform.database, team.coach, { title: 'Practice' })
  await centre.settle()
  const letters = received.filter((letter) => letter.includes('Subject: New: Practice'))
  expect(letters).toHaveLength(2)
  for (const letter of letters) {
    const unfolded = letter.replaceAll(/\r\n[ \t]+/g, ' ')
    expect(unfolded).toMatch(/^List-Unsubscribe: <\s*http\S+\/unsubscribe\/\S+>/m)
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    expect(letter).toContain('Content-Type: text/plain')
    expect(letter).toContain('Content-Type: text/html')
  }
})
