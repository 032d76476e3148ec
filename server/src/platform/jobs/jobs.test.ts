import { PgBoss } from 'pg-boss'
import { afterAll, expect, test } from 'vitest'

import { openLog } from '../log.ts'
import { testDatabase } from '../testing/database.ts'
import { openJobs, type Job } from './jobs.ts'

const { database, connection } = await testDatabase()
const done: unknown[] = []
const job: Job = {
  name: 'trial.note',
  async run({ word }) {
    done.push(word)
  },
}

let isHeld = true
const begun: unknown[] = []
const heard: unknown[] = []
/** A job with groups that runs as long as the test wants. */
const fair: Job = {
  name: 'trial.fair',
  atOnce: 2,
  isFair: true,
  async run({ word }) {
    begun.push(word)
    if (word === 'slow') await expect.poll(() => isHeld, { timeout: 8000 }).toBe(false)
    heard.push(word)
  },
}

/** The queues of an earlier version: no wake-ups and no retries. */
const earlier = new PgBoss({ ...connection, schema: 'jobs', supervise: false, schedule: false })
await earlier.start()
await earlier.createQueue(job.name, { retryLimit: 0 })
const jobs = openJobs(connection, openLog('silent'), 'workers')
await jobs.start([job, fair])
afterAll(async () => {
  await jobs.stop()
  await earlier.stop({ close: true })
})

test("updates the settings of an earlier version's queue", async () => {
  expect(await earlier.getQueue(job.name)).toMatchObject({ notify: true, retryLimit: 5 })
})

test("a committed job wakes its worker; a rolled-back one doesn't exist", async () => {
  const refused = database.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, { name: job.name, data: { word: 'never' } })
    throw new Error('rolled back')
  })
  await expect(refused).rejects.toThrow('rolled back')
  await database
    .transaction()
    .execute((tx) => jobs.enqueue(tx, { name: job.name, data: { word: 'soon' } }))
  await expect.poll(() => done, { timeout: 8000 }).toEqual(['soon'])
})

test("a slow group doesn't delay other groups", async () => {
  const enqueue = (words: readonly string[]) =>
    database.transaction().execute(async (tx) => {
      for (const word of words)
        await jobs.enqueue(tx, { name: fair.name, data: { word }, group: word })
    })
  await enqueue(['slow'])
  await expect.poll(() => begun, { timeout: 8000 }).toEqual(['slow'])
  await enqueue(['slow', 'slow', 'quick'])
  await expect.poll(() => heard, { timeout: 8000 }).toEqual(['quick'])
  isHeld = false
  await expect.poll(() => heard, { timeout: 8000 }).toEqual(['quick', 'slow', 'slow', 'slow'])
})

test('runs jobs committed together without a pause', async () => {
  const words = ['one', 'two', 'three', 'four', 'five']
  await database.transaction().execute(async (tx) => {
    for (const word of words) await jobs.enqueue(tx, { name: job.name, data: { word } })
  })
  await expect.poll(() => done, { timeout: 8000 }).toEqual(expect.arrayContaining(words))
})

test('finds later jobs without polling each queue', async () => {
  await database.transaction().execute((tx) =>
    jobs.enqueue(tx, {
      name: job.name,
      data: { word: 'later' },
      startAfter: new Date(Date.now() + 1000),
    }),
  )
  await expect.poll(() => done, { timeout: 8000 }).toContain('later')
})
