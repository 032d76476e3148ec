import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { openSubprocess } from './subprocess.ts'
import type { SubprocessTask, Work } from './testing/subprocess-work.ts'

const options = {
  script: new URL('./testing/subprocess-work.ts', import.meta.url),
  memoryMb: 48,
}

function working(patienceMs = 60_000) {
  const ask = openSubprocess<SubprocessTask, { readonly result: unknown }>({
    ...options,
    patienceMs,
    spent: (what) => ({ result: what }),
  })
  return async (work: Work, number = 0) => (await ask({ accountId: null }, { work, number })).result
}

const done = working()

test('each message gets a response, also queued ones', async () => {
  const all = await Promise.all([1, 2, 3].map((number) => done('answer', number)))
  expect(all).toEqual([2, 4, 6])
})

test.each(['hoard', 'parse'] as const)(
  'reports work that takes too much memory, without harm to the parent: %s',
  async (work) => {
    expect(await done(work)).toBe('memory')
    expect(await done('answer', 4)).toBe(8)
  },
)

test('reports a timeout', async () => {
  expect(await working(1)('never end')).toBe('time')
})

test('rethrows its errors; without a response there is no result', async () => {
  await expect(done('throw')).rejects.toThrow('deep')
  await expect(done('leave')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(done('be stopped')).rejects.toMatchObject({ code: 'unavailable' })
})

test('ends when the client disconnects, and at once if not started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'subprocess-'))
  const mark = join(folder, 'begun')
  const client = new AbortController()
  const ask = openSubprocess<SubprocessTask, object>({
    ...options,
    patienceMs: 60_000,
    spent: () => ({}),
  })
  const requester = { accountId: null, signal: client.signal }
  const pending = ask(requester, { work: 'never end', number: 0, mark }).catch(
    (error: unknown) => error,
  )
  await expect.poll(() => existsSync(mark), { timeout: 8000 }).toBe(true)
  client.abort()
  expect(await pending).toMatchObject({ code: 'unavailable' })
  await expect.poll(() => isRunning(readFileSync(mark, 'utf8')), { timeout: 8000 }).toBe(false)
  await expect(ask(requester, { work: 'answer', number: 1 })).rejects.toMatchObject({
    code: 'unavailable',
  })
  rmSync(folder, { recursive: true })
})

test('a response of any length arrives whole', async () => {
  expect(await done('tell much', 5_000_000)).toHaveLength(5_000_000)
})

test("doesn't see our environment", async () => {
  expect(await done('tell keys')).toEqual([])
})

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'work ends with its server, however that ends: %s',
  { timeout: 20_000 },
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'subprocess-'))
    const mark = join(folder, 'begun')
    const server = fork(new URL('./testing/subprocess-parent.ts', import.meta.url), [mark])
    await expect.poll(() => existsSync(mark), { timeout: 8000 }).toBe(true)
    const pid = readFileSync(mark, 'utf8')
    expect(isRunning(pid)).toBe(true)
    server.kill(signal)
    await once(server, 'exit')
    await expect.poll(() => isRunning(pid), { timeout: 8000 }).toBe(false)
    rmSync(folder, { recursive: true })
  },
)

/** Zombie processes keep their id until reaped; Linux can tell them apart. */
function isRunning(pid: string): boolean {
  if (!existsSync('/proc/self/stat')) return isThere(Number(pid))
  const state = `/proc/${pid}/stat`
  return existsSync(state) && !/\) [ZX]/.test(readFileSync(state, 'utf8'))
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
