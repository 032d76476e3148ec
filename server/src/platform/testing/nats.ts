import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

import { afterAll } from 'vitest'

import { freePort } from '../free-port.ts'

/** Where Debian and other systems install it. */
const program = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  .map((folder) => `${folder}/nats-server`)
  .find((path) => existsSync(path))

/** Without the program, tests that need NATS are skipped and say so. */
export const withoutNats = program === undefined
if (withoutNats)
  console.info('NATS is left out: apt-get install nats-server (Debian 12) to run it.')

export interface NatsServer {
  readonly port: number
  start(): Promise<void>
  kill(): Promise<void>
}

/** A NATS server on loopback, not started yet. */
export async function natsServer(options: readonly string[] = []): Promise<NatsServer> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const kill = async (): Promise<void> => {
    if (child?.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  afterAll(kill)
  return {
    port,
    async start() {
      const place = ['-a', '127.0.0.1', '-p', String(port)]
      child = spawn(program ?? '', [...place, ...options], { stdio: ['ignore', 'ignore', 'pipe'] })
      let said = ''
      for await (const piece of child.stderr ?? []) {
        said += String(piece)
        if (said.includes('Server is ready')) break
      }
      if (!said.includes('Server is ready')) throw new Error(said)
    },
    kill,
  }
}
