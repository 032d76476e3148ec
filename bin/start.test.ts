import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { root } from './steps.ts'
import { killAll, start, type Started } from './testing/touchline.ts'

vi.setConfig({ testTimeout: 60_000 })

const runs = /Touchline runs at (http:\S+)/
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline start '))
  execFileSync('chmod', ['755', folder])
})

afterEach(() => {
  killAll()
  rmSync(folder, { recursive: true, force: true })
})

function serve(environment: Readonly<Record<string, string>>): Started {
  return start([process.execPath, 'server/src/main.ts', 'serve'], {
    cwd: root,
    env: { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', SMTP_URL: '', ...environment },
  })
}

/** The programs of somebody who has just cloned: not the Node that came with our installation. */
function strangersPath(): string {
  const folders = (process.env['PATH'] ?? '').split(':')
  return folders.filter((entry) => !entry.includes('node_modules')).join(':')
}

async function statusOf(address: string): Promise<number> {
  return (await fetch(address)).status
}

function occupy(): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 })
    })
  })
}

/** What bin/prepare.sh makes: `npm test` begins with it, and in CI from nothing. */
const prepared = ['node_modules', 'server/node_modules', 'web/node_modules', 'web/build']

/** Linked file by file where that can be: a minute of installing and building less. */
function prepare(clone: string): void {
  for (const part of prepared.filter((folder) => existsSync(join(root, folder)))) {
    const [from, to] = [join(root, part), join(clone, part)]
    try {
      execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
    } catch {
      execFileSync('cp', ['-a', from, to])
    }
  }
}

test('a fresh clone serves and stops cleanly', { timeout: 300_000 }, async () => {
  const clone = join(folder, 'a clone')
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone])
  prepare(clone)

  const started = start(['npm', 'start'], {
    cwd: clone,
    env: { PATH: strangersPath(), PORT: '0', DATABASE_URL: '' },
  })
  const [, address = ''] = await started.says(runs, 280)
  await expect.poll(() => statusOf(`${address}/readyz`)).toBe(200)
  expect(await statusOf(`${address}/`)).toBe(200)
  expect(started.said()).toContain(join(clone, '.touchline'))

  await started.interrupt()
  expect(existsSync(join(clone, '.touchline/postgres/PG_VERSION'))).toBe(true)
  expect(existsSync(join(clone, '.touchline/postgres/postmaster.pid'))).toBe(false)
})

test('a second start on the same data says that one is running', async () => {
  const first = serve({ DATA_DIR: folder })
  await first.says(runs)

  const second = serve({ DATA_DIR: folder })
  expect(await second.ended()).toBe(1)
  expect(second.said()).toMatch(/^Touchline already runs with the data in .*\(process \d+\)/)
  expect(second.said().trim().split('\n')).toHaveLength(1)

  expect(await first.interrupt()).toBe(0)
})

test('killed and started again, it goes on with the same data', async () => {
  const first = serve({ DATA_DIR: folder })
  const [, address = ''] = await first.says(runs)
  expect(await statusOf(`${address}/healthz`)).toBe(200)
  killAll()
  await first.ended()

  const second = serve({ DATA_DIR: folder })
  await second.says(runs)
  expect(await second.interrupt()).toBe(0)
})

test('a port in use is one clear line', async () => {
  const { server, port } = await occupy()
  const started = serve({ DATA_DIR: folder, PORT: String(port) })

  expect(await started.ended()).toBe(1)
  expect(started.said()).toBe(`Port ${port} is in use: stop the other program or set PORT.\n`)
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  server.close()
})

test('a folder that cannot be written is one clear line', async () => {
  writeFileSync(join(folder, 'file'), '')
  const started = serve({ DATA_DIR: join(folder, 'file', 'data') })

  expect(await started.ended()).toBe(1)
  expect(started.said()).toContain('DATA_DIR')
  expect(started.said().trim().split('\n')).toHaveLength(1)
})

test('a database that is down is waited for', async () => {
  const { server, port } = await occupy()
  server.close()
  const started = serve({
    DATA_DIR: folder,
    DATABASE_URL: `postgres://someone@127.0.0.1:${port}/nothing`,
  })

  const [, address = ''] = await started.says(/Touchline listens at (http:\S+) and waits/)
  expect(await statusOf(`${address}/readyz`)).toBe(503)
  expect(await statusOf(`${address}/healthz`)).toBe(200)
  expect(await started.interrupt()).toBe(0)
})

test('DATABASE_URL uses that server', async () => {
  const other = await startEmbeddedPostgres({
    directory: join(folder, 'other'),
    log: () => undefined,
    durability: 'none',
  })
  const url = new URL('postgres://touchline@localhost/touchline')
  url.searchParams.set('host', other.connection.host ?? '')
  const started = serve({ DATA_DIR: join(folder, 'data'), DATABASE_URL: url.href })

  const [, address = ''] = await started.says(runs)
  expect(await statusOf(`${address}/readyz`)).toBe(200)
  expect(existsSync(join(folder, 'data/postgres'))).toBe(false)
  expect(await started.interrupt()).toBe(0)
  await other.stop()
})
