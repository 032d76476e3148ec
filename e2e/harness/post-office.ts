import { once } from 'node:events'

import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** An email sent over SMTP. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface PostOffice {
  readonly smtpUrl: string
  /** The latest email to an address, waiting for one that was not returned yet. */
  letterTo(address: string): Promise<Letter>
  close(): Promise<void>
}

/** A real SMTP server on loopback that keeps every email. */
export async function openPostOffice(): Promise<PostOffice> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase())
      simpleParser(stream, (error: unknown, mail) => {
        for (const to of recipients)
          letters.push({ to, subject: mail.subject ?? '', text: mail.text ?? '' })
        done(error instanceof Error ? error : null)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string')
    throw new Error('no port for the post office')

  return {
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
    async letterTo(person) {
      const deadline = performance.now() + 20_000
      while (performance.now() < deadline) {
        const at = letters.findIndex(({ to }) => to === person.toLowerCase())
        const [letter] = at < 0 ? [] : letters.splice(at, 1)
        if (letter !== undefined) return letter
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`no letter to ${person}; there are ${letters.map(({ to }) => to).join(', ')}`)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The first link to our site in an email. */
export function linkIn(letter: Letter): string {
  const link = /https?:\/\/127\.0\.0\.1:\d+\/\S+/.exec(letter.text)?.[0]
  if (link === undefined) throw new Error(`no link in "${letter.subject}"`)
  return link
}
