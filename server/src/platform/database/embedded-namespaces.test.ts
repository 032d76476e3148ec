import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** Simulates a container: its own process ids, shared memory and mounts. */
const container = ['unshare', '-m', '-i', '-p', '-f', '--kill-child', '--mount-proc'] as const
const hasContainers = spawnSync(container[0], [...container.slice(1), 'true']).status === 0

/** Set TOUCHLINE_SECOND_STARTS=20 for a longer run. */
const secondStarts = Number(process.env['TOUCHLINE_SECOND_STARTS'] ?? 2)
let folder = ''
const started: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'volume '))
  chmodSync(folder, 0o755)
})

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

const writer = `
  import pg from 'pg'
  const client = new pg.Client(server.connection)
  await client.connect()
  await client.query('create table if not exists kept (n serial)')
  setInterval(() => client.query('insert into kept default values'), 5)
  console.info('ready')`
const count = `
  import pg from 'pg'
  const client = new pg.Client(server.connection)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as n from kept')
  console.info('rows', rows[0].n)
  await client.end()
  await server.stop()`

/** Starts a database on the volume in a container of its own, then runs the lines. */
function startIn(lines: string, options: { readonly shared?: boolean } = {}): ChildProcess {
  const script = `
    import { startEmbeddedPostgres } from './server/src/platform/database/embedded-postgres.ts'
    const server = await startEmbeddedPostgres({
      directory: process.argv[1], log: console.error, shared: ${options.shared ?? false}
    }).catch((error) => { console.error(error.message); process.exit(3) })
    ${lines}`
  const node = [process.execPath, '--input-type=module', '--eval', script, directory()]
  const [program, ...flags] = container
  const child = spawn(program, [...flags, ...node], { stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  return child
}

const directory = () => join(folder, 'postgres')

async function outcomeOf(child: ChildProcess) {
  if (child.stdout === null || child.stderr === null) throw new Error('no output')
  const closed = once(child, 'close')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  await closed
  return { code: child.exitCode, said: (out + err).trim() }
}

test.runIf(hasContainers)(
  'a second container on the same volume is refused, can share for a backup, and destroys nothing',
  { timeout: 120_000 },
  async () => {
    const first = startIn(writer)
    if (first.stdout !== null) await once(first.stdout, 'data')
    const pidFile = readFileSync(join(directory(), 'postmaster.pid'), 'utf8')

    const others = Array.from({ length: secondStarts }, () => outcomeOf(startIn(count)))
    const refusal = `Touchline already runs with the data in ${directory()} (process 1 on ${hostname()}). Stop it first, or choose another folder with DATA_DIR.`
    for (const other of await Promise.all(others)) expect(other).toEqual({ code: 3, said: refusal })
    const backup = await outcomeOf(startIn(count, { shared: true }))
    expect(backup.code).toBe(0)
    expect(backup.said).toMatch(/^rows [1-9]\d*$/)
    expect(readFileSync(join(directory(), 'postmaster.pid'), 'utf8')).toBe(pidFile)

    first.kill('SIGKILL')
    await once(first, 'exit')
    const rows = Number(/\d+/.exec(backup.said)?.[0])
    const after = await outcomeOf(startIn(count))
    expect(after.code).toBe(0)
    expect(Number(/\d+/.exec(after.said)?.[0])).toBeGreaterThanOrEqual(rows)
  },
)

test.runIf(hasContainers)(
  'of containers starting at once on an empty volume, one creates the database and the others wait',
  { timeout: 120_000 },
  async () => {
    const lines = `console.info('mine'); setInterval(() => undefined, 1000)`
    const children = Array.from({ length: 3 }, () => startIn(lines))
    const ended: { readonly code: number | null; readonly said: string }[] = []
    const endings = children.map(async (child) => ended.push(await outcomeOf(child)))
    await expect.poll(() => ended.length, { timeout: 90_000 }).toBe(2)
    for (const { code, said } of ended) {
      expect(said).toContain('Touchline already runs with the data')
      expect(code).toBe(3)
    }
    children.find(({ exitCode }) => exitCode === null)?.kill('SIGKILL')
    await Promise.all(endings)
    // Killed together with its container, it may still report that its database has ended.
    expect(ended[2]?.said).toMatch(/^mine\b/)
    const last = await startEmbeddedPostgres({ directory: directory(), log: () => undefined })
    await last.stop()
  },
)
