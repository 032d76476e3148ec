import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { root } from './steps.ts'
import { killAll, start, type Started } from './testing/touchline.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const runs = /Touchline runs at (http:\S+)/
const migrated = join(newFolder(), 'data')
let folder = ''

beforeAll(async () => {
  const code = await touchline('migrate', { DATA_DIR: migrated }).ended()
  if (code !== 0) throw new Error(`the first migration ended with ${code}`)
})

beforeEach(() => {
  folder = newFolder()
})

afterAll(() => rmSync(dirname(migrated), { recursive: true, force: true }))

afterEach(() => {
  killAll()
  rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'touchline start '))
  chmodSync(made, 0o755)
  return made
}

/** The data of an earlier start: copying takes a tenth of the time of creating them. */
function migratedData(to = folder): string {
  execFileSync('cp', ['-a', `${migrated}/.`, to])
  return to
}

function serve(environment: Readonly<Record<string, string>>): Started {
  return touchline('serve', environment)
}

function touchline(
  command: 'serve' | 'migrate' | 'backup',
  environment: Readonly<Record<string, string>>,
  ...rest: readonly string[]
): Started {
  return start([process.execPath, 'server/build/main.js', command, ...rest], {
    cwd: root,
    env: { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', SMTP_URL: '', ...environment },
  })
}

/** The PATH of someone who has just cloned, without the Node of our node_modules. */
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

/** What bin/prepare.sh creates: at the beginning of `npm test`, and from nothing in CI. */
const prepared = [
  'node_modules',
  'server/node_modules',
  'server/build',
  'web/node_modules',
  'web/build',
]

/** Test runs write here meanwhile, and a copy would miss files that come and go. */
const ownCaches = /^\.(?:vite|vite-temp|vitest-cache)$/

/** Hard links files where possible, which saves a minute of installing and building. */
function prepare(clone: string): void {
  for (const part of prepared.filter((folder) => existsSync(join(root, folder)))) {
    const [from, to] = [join(root, part), join(clone, part)]
    const entries = readdirSync(from).filter((name) => !ownCaches.test(name))
    const paths = entries.map((name) => join(from, name))
    mkdirSync(to, { recursive: true })
    try {
      execFileSync('cp', ['-al', ...paths, to], { stdio: 'ignore' })
    } catch {
      execFileSync('cp', ['-a', ...paths, to])
    }
  }
}

test('serves a fresh clone and stops cleanly', { timeout: 300_000 }, async () => {
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

test('refuses a second start on the same data until the first is killed', async () => {
  const first = serve({ DATA_DIR: migratedData() })
  const [, address = ''] = await first.says(runs)
  expect(await statusOf(`${address}/healthz`)).toBe(200)

  const second = serve({ DATA_DIR: folder })
  expect(await second.ended()).toBe(1)
  expect(second.said()).toMatch(/^Touchline already runs with the data in .*\(process \d+ on \S+\)/)
  expect(second.said().trim().split('\n')).toHaveLength(1)
  const again = touchline('migrate', { DATA_DIR: folder })
  expect(await again.ended()).toBe(0)
  expect(again.said()).toBe('Nothing to migrate.\n')

  killAll()
  await first.ended()
  const third = serve({ DATA_DIR: folder })
  await third.says(runs)
  expect(await third.interrupt()).toBe(0)
})

test('keeps written files private to the user', async () => {
  const backup = join(folder, 'all.zip')
  expect(await touchline('backup', { DATA_DIR: migrated }, backup).ended()).toBe(0)

  const files = readdirSync(migrated, { recursive: true, encoding: 'utf8' })
  expect(files).toContain('postgres/PG_VERSION')
  const open = [backup, migrated, ...files.map((file) => join(migrated, file))].filter(
    (path) => (statSync(path).mode & 0o007) !== 0,
  )
  expect(open).toEqual([])
})

test('leaves no database running after a failed start', async () => {
  migratedData()
  const left = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    log: () => undefined,
  })
  const client = new pg.Client(left.connection)
  await client.connect()
  await client.query("insert into schema_migrations values ('9999_later.sql', 'unknown')")
  await client.end()
  await left.stop()

  for (const command of ['serve', 'migrate'] as const) {
    const refused = touchline(command, { DATA_DIR: folder })
    expect(await refused.ended()).toBe(1)
    expect(refused.said()).toContain('Start the newer version.')
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  }
})

test('reports a port in use in one line', async () => {
  const { server, port } = await occupy()
  const started = serve({ DATA_DIR: folder, PORT: String(port) })

  expect(await started.ended()).toBe(1)
  expect(started.said()).toBe(`Port ${port} is in use: stop the other program or set PORT.\n`)
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  server.close()
})

test('reports an unwritable folder in one line', async () => {
  writeFileSync(join(folder, 'file'), '')
  const started = serve({ DATA_DIR: join(folder, 'file', 'data') })

  expect(await started.ended()).toBe(1)
  expect(started.said()).toContain('DATA_DIR')
  expect(started.said().trim().split('\n')).toHaveLength(1)
})

test('waits for a database that is down', async () => {
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

test('uses the server in DATABASE_URL', async () => {
  const other = await startEmbeddedPostgres({
    directory: join(migratedData(join(folder, 'other')), 'postgres'),
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

test('behind a proxy, answers /readyz with an error before it stops serving requests', async () => {
  const started = serve({ DATA_DIR: migratedData(), TRUST_PROXY: '127.0.0.1' })
  const [, address = ''] = await started.says(runs)
  const ended = started.interrupt()
  await expect.poll(() => statusOf(`${address}/readyz`), { interval: 20 }).toBe(503)
  expect(await statusOf(`${address}/rest/v1/maintenance`)).toBe(200)
  expect(await ended).toBe(0)
})
