import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Accounts without confirmation or rate limits, which aren't measured. */
export const benchmarkSettings = {
  LOG_LEVEL: 'warn',
  AUTH_AUTOCONFIRM: 'on',
  AUTH_RATE_LIMITS: 'off',
  CAPTCHA_PROVIDER: 'off',
}

export interface StartedProcess {
  readonly address: string
  readonly pid: number
  stop(): Promise<void>
}

/** As in bin/start. */
const flags = (process.env['BENCH_FLAGS'] ?? '--max-semi-space-size=16').split(' ')

/** Starts one of our scripts and waits for the line with its address. */
export async function run(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<StartedProcess> {
  const child = spawn(process.execPath, [...flags, join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await addressOf(child)
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`ended early: ${said}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /http:\/\/[\w.:]+/.exec(said)?.[0]
      if (found !== undefined && said.includes('runs at')) resolve(found)
    })
  })
}
