import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** An installation with its own process, folder and address. */
export interface Touchline {
  readonly address: string
  /** SIGKILL, like a power cut: no clean-up. */
  kill9(): Promise<void>
  /** Starts again with the same folder and waits until it responds. */
  start(): Promise<void>
  stop(): Promise<void>
  /** The process's output, for failing tests. */
  output(): string
}

export type Settings = Readonly<Record<string, string>>

/** An empty DATABASE_URL starts its own PostgreSQL, like `npm start`. */
export async function openTouchline(settings: Settings): Promise<Touchline> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-e2e-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const hasDatabase = (settings['DATABASE_URL'] ?? '') !== ''
  const program = hasDatabase ? 'e2e/harness/quick-server.ts' : 'server/build/main.js'
  let child: ChildProcess | undefined
  let output = ''

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [join(root, program)], {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'warn', ...settings, PORT: String(port), DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    const collect = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    started.stdout?.on('data', collect)
    started.stderr?.on('data', collect)
    await untilReady(address, started)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async function stop(): Promise<void> {
    await end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    await start()
  } catch (error) {
    // Otherwise one that never became ready would slow the next start.
    await stop()
    throw error
  }
  return { address, start, kill9: () => end('SIGKILL'), stop, output: () => output }
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 240_000
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Touchline did not become ready at ${address}`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
