import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/**
 * How the fake server behaves: `ok`; `refuse` resets the connection; `greet421` is too busy;
 * `auth535` refuses the login; `rcpt451` and `rcpt550` refuse the recipient for now or for good;
 * `data452` has no space; `slow` delays responses; `cut` resets before the message; `cut_after`
 * accepts the message and resets without a response; `silent` never answers.
 */
export const modes = [
  'ok',
  'refuse',
  'greet421',
  'auth535',
  'rcpt451',
  'rcpt550',
  'data452',
  'slow',
  'cut',
  'cut_after',
  'silent',
] as const

export type Mode = (typeof modes)[number]

/** An accepted email. */
export interface Taken {
  readonly to: string
  readonly messageId: string
  readonly source: string
}

export interface Sink {
  readonly smtpUrl: string
  readonly taken: readonly Taken[]
  /** The number of connections. */
  readonly calls: number
  set(mode: Mode): void
  close(): Promise<void>
}

/** An SMTP server on loopback that fails on request. */
export async function openSink({ slowMs = 20 } = {}): Promise<Sink> {
  const taken: Taken[] = []
  const open = new Set<Socket>()
  let mode: Mode = 'ok'
  let calls = 0
  const server = createServer((socket) => {
    calls += 1
    open.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => open.delete(socket))
    receive(socket, { mode, slowMs, take: (letter) => taken.push(letter) })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    smtpUrl: `smtp://touchline:secret@127.0.0.1:${port}`,
    taken,
    get calls() {
      return calls
    },
    set(wanted) {
      mode = wanted
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Manner {
  readonly mode: Mode
  readonly slowMs: number
  readonly take: (letter: Taken) => void
}

function receive(socket: Socket, { mode, slowMs, take }: Manner): void {
  if (mode === 'refuse') socket.resetAndDestroy()
  if (mode === 'refuse' || mode === 'silent') return
  const say = (line: string): void => {
    if (mode === 'slow') setTimeout(() => socket.write(`${line}\r\n`), slowMs)
    else socket.write(`${line}\r\n`)
  }
  if (mode === 'greet421') {
    socket.end('421 too busy\r\n')
    return
  }
  say('220 sink')
  listen(socket, { mode, say, take })
}

interface Talk extends Pick<Manner, 'mode' | 'take'> {
  readonly say: (line: string) => void
}

/** Reads line by line; between DATA and the dot, lines belong to the message. */
function listen(socket: Socket, { mode, say, take }: Talk): void {
  let words: string[] | undefined
  let to = ''
  let rest = ''

  function end(source: string): void {
    if (mode === 'data452') return say('452 no room')
    take({ to, messageId: /^Message-ID: (.+)$/im.exec(source)?.[1] ?? '', source })
    if (mode === 'cut_after') socket.resetAndDestroy()
    else say('250 taken')
  }

  function hear(line: string): void {
    if (words === undefined) return command(line)
    if (line !== '.') return void words.push(line)
    const source = words.join('\n')
    words = undefined
    end(source)
  }

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? ''
    if (verb === 'DATA' && mode === 'cut') return void socket.resetAndDestroy()
    if (verb === 'DATA') words = []
    say(answerTo(verb, mode))
    if (verb === 'QUIT') socket.end()
  }

  socket.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  })
}

function answerTo(verb: string, mode: Mode): string {
  if (verb === 'EHLO' && mode === 'auth535') return '250-sink\r\n250 AUTH PLAIN'
  if (verb === 'AUTH') return '535 who are you'
  if (verb === 'RCPT' && mode === 'rcpt451') return '451 try later'
  if (verb === 'RCPT' && mode === 'rcpt550') return '550 no such mailbox'
  if (verb === 'DATA') return '354 go on'
  return verb === 'QUIT' ? '221 bye' : '250 ok'
}
