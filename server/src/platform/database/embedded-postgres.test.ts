import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type { Connection } from './database.ts'
import { AlreadyRunning } from './embedded-holder.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

vi.setConfig({ testTimeout: 60_000 })

const isRoot = process.getuid?.() === 0
let folder = ''
const started: EmbeddedPostgres[] = []

/** Copying these files takes a tenth of the time of creating them. */
let made = ''

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'made '))
  chmodSync(made, 0o755)
  const directory = join(made, 'postgres')
  const server = await startEmbeddedPostgres({
    directory,
    log: () => undefined,
    durability: 'none',
  })
  await server.stop()
})

afterAll(() => rmSync(made, { recursive: true, force: true }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'house '))
  chmodSync(folder, 0o755)
})

afterEach(async () => {
  for (const server of started.splice(0)) {
    await server.stop()
    if (!server.directory.startsWith(folder))
      rmSync(dirname(server.directory), { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
})

async function start(directory: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    directory,
    log: () => undefined,
    durability: 'none',
  })
  started.push(server)
  return server
}

async function ask(connection: Connection, statement: string): Promise<unknown> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ answer: unknown }>(statement)
  await client.end()
  return rows[0]?.answer
}

/** A place with database files in it. */
function aPlace(): string {
  const directory = join(folder, 'postgres')
  execFileSync('cp', ['-a', join(made, 'postgres'), directory])
  return directory
}

/** Another process that starts the server, writes a row and then waits to be killed. */
async function startElsewhere(directory: string) {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import pg from 'pg'
       import { startEmbeddedPostgres } from './server/src/platform/database/embedded-postgres.ts'
       const directory = process.argv[1]
       const { connection } = await startEmbeddedPostgres({ directory, log: console.error, durability: 'none' })
       const client = new pg.Client(connection)
       await client.connect()
       await client.query("create table kept as select 'yes' as answer")
       console.info('ready')
       setInterval(() => undefined, 1000)`,
      directory,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(child.stdout, 'data')
  return {
    pid: child.pid,
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

function postmasterOf(directory: string): number {
  return Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0])
}

test("the application owns its database but isn't a superuser", async () => {
  const { connection } = await start(join(folder, 'postgres'))

  expect(
    await ask(connection, 'select rolsuper as answer from pg_roles where rolname = user'),
  ).toBe(false)
  expect(await ask(connection, "select lower('ÉÄ') as answer")).toBe('éä')
})

test('supports a path too long for a socket', async () => {
  const { connection, directory } = await start(join(folder, 'x'.repeat(120), 'postgres'))

  expect(directory).toContain('x'.repeat(120))
  expect(await ask(connection, 'select 1 as answer')).toBe(1)
})

test('keeps the data over a restart', async () => {
  const first = await start(aPlace())
  await ask(first.connection, "create table kept as select 'yes' as answer")
  await first.stop()

  const second = await start(join(folder, 'postgres'))
  expect(second.alreadyRunning).toBe(false)
  expect(await ask(second.connection, 'select answer from kept')).toBe('yes')
})

test('the server outlives a killed Touchline and the next one takes it over', async () => {
  const directory = aPlace()
  const killed = await startElsewhere(directory)
  const before = postmasterOf(directory)
  await killed.kill()

  const next = await start(directory)
  expect(next.alreadyRunning).toBe(true)
  expect(postmasterOf(directory)).toBe(before)
  expect(await ask(next.connection, 'select answer from kept')).toBe('yes')
})

test('refuses a second Touchline on the same data and names the running one', async () => {
  const directory = aPlace()
  const first = await startElsewhere(directory)

  await expect(start(directory)).rejects.toThrow(AlreadyRunning)
  await expect(start(directory)).rejects.toThrow(`(process ${first.pid} on ${hostname()})`)

  await first.kill()
  await start(directory)
})

test('restarts a server that dies', async () => {
  const { connection } = await start(aPlace())
  process.kill(postmasterOf(join(folder, 'postgres')), 'SIGKILL')

  await expect
    .poll(() => ask(connection, 'select 1 as answer').catch(() => 'down'), { timeout: 10_000 })
    .toBe(1)
})

test('ignores files of a dead server whose process id another program has now', async () => {
  const directory = aPlace()
  const first = await start(directory)
  const file = readFileSync(join(directory, 'postmaster.pid'), 'utf8')
  await first.stop()
  const reused = file.replace(/^\d+/, String(process.ppid))
  writeFileSync(join(directory, 'postmaster.pid'), reused)
  writeFileSync(join(directory, '.s.PGSQL.5432.lock'), reused)

  expect(await ask((await start(directory)).connection, 'select 1 as answer')).toBe(1)
})

test.runIf(isRoot)(
  'places the data elsewhere, with a link, if only root can enter the folder',
  async () => {
    const closed = join(folder, 'closed')
    const wanted = join(closed, 'data', 'postgres')
    mkdirSync(closed, { mode: 0o700 })

    const first = await start(wanted)
    await ask(first.connection, "create table kept as select 'yes' as answer")
    await first.stop()
    expect(first.directory).not.toContain(closed)
    expect(lstatSync(wanted).isSymbolicLink()).toBe(true)

    const second = await start(wanted)
    expect(await ask(second.connection, 'select answer from kept')).toBe('yes')
  },
)

test.runIf(isRoot)('data stays in a DATA_DIR that only root can enter', async () => {
  chmodSync(folder, 0o700)

  const { directory, connection } = await start(join(folder, 'postgres'))
  expect(directory).toBe(join(folder, 'postgres'))
  expect(await ask(connection, 'select 1 as answer')).toBe(1)
  expect(statSync(folder).mode & 0o007).toBe(0)
})

test("names a folder that can't be written", async () => {
  writeFileSync(join(folder, 'file'), '')

  await expect(start(join(folder, 'file', 'postgres'))).rejects.toThrow(
    `Cannot write to ${join(folder, 'file')}. Choose another folder with DATA_DIR.`,
  )
})
