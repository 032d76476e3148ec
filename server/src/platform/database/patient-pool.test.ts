import { afterEach, expect, inject, test } from 'vitest'

import { PatientPool } from './patient-pool.ts'

const patience = 400
const pools: PatientPool[] = []

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()))
})

function aPool(max: number): PatientPool {
  const pool = new PatientPool({ ...inject('connection'), max }, patience)
  pools.push(pool)
  return pool
}

function lookFor(pool: PatientPool, seconds: number) {
  return pool.query(`select pg_sleep(${seconds})`).then(() => 'served')
}

test('with steady progress, a request waits longer than for an unresponsive database', async () => {
  const pool = aPool(2)
  const began = performance.now()
  const crowd = Array.from({ length: 40 }, () => lookFor(pool, patience / 8000))
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['served']))
  expect(performance.now() - began).toBeGreaterThan(2 * patience)
})

test('refuses a waiting request in time if no one is served', async () => {
  const pool = aPool(2)
  const holding = [lookFor(pool, 1), lookFor(pool, 1)]
  const began = performance.now()
  const refused = await Promise.allSettled([lookFor(pool, 0), pool.connect()])
  expect(performance.now() - began).toBeLessThan(2 * patience)
  expect(refused).toMatchObject(
    ['timeout exceeded when trying to connect', 'timeout exceeded when trying to connect'].map(
      (message) => ({ status: 'rejected', reason: { message } }),
    ),
  )
  expect(await Promise.all(holding)).toEqual(['served', 'served'])
  expect(await lookFor(pool, 0)).toBe('served')
})

test("long uses don't count as progress", async () => {
  const pool = aPool(1)
  const slow = Array.from({ length: 4 }, () => lookFor(pool, patience / 1250))
  const ends = await Promise.allSettled(slow)
  expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
})

test('a failed connection passes its place to the next request', async () => {
  const pool = new PatientPool({ host: '127.0.0.1', port: 1, max: 1 }, patience)
  pools.push(pool)
  for (let turn = 0; turn < 3; turn += 1)
    await expect(pool.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('a failed statement passes its place to the next request', async () => {
  const pool = aPool(1)
  const failing = Array.from({ length: 3 }, () => pool.query('select nothing'))
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected')
  expect(await lookFor(pool, 0)).toBe('served')
})
