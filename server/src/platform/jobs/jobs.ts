import { CompiledQuery } from 'kysely'
import { PgBoss, type Db } from 'pg-boss'

import type { Connection, Queryable } from '../database/database.ts'
import type { Log } from '../log.ts'
import { namesOfDue, schema, wakeForDueJobs, type DueJobsWatch, type Worker } from './due-jobs.ts'
import { makeQueues } from './queues.ts'
import { openSteadyClock, type SteadyClock } from './steady-clock.ts'

/** Ids and small values, never rows. */
export type JobData = Readonly<Record<string, string | number | boolean | null>>

/** Work that runs once after a request, in any process. */
export interface Job {
  /** `<capability>.<what>`, for example 'mail.send'. */
  readonly name: string
  /** Tries after the first one, with growing pauses. */
  readonly retries?: number
  /** Parallel jobs per process; one by default. */
  readonly atOnce?: number
  /** A field of the data: only one job waits for each of its values. */
  readonly onePer?: string
  /** Runs one job per group at a time, so that a slow group doesn't delay others. */
  readonly isFair?: boolean
  /**
   * A cron expression in UTC for a scheduled job, which is skipped while the clock has just jumped.
   */
  readonly schedule?: string
  /** Runs after a clock jump too, because it checks the time itself. */
  readonly evenAfterJump?: true
  readonly run: (data: JobData) => Promise<void>
}

/** A job to queue: name, data and time. */
export interface Work {
  readonly name: string
  readonly data: JobData
  readonly startAfter?: Date
  /** Higher ones run first; 0 by default. */
  readonly priority?: number
  /** The group, for fair queues. */
  readonly group?: string
}

export interface Jobs {
  start(jobs: readonly Job[]): Promise<void>
  stop(): Promise<void>
  /** Queues a job with the data of the transaction: no commit, no job. */
  enqueue(db: Queryable, work: Work): Promise<void>
  /** Queues many jobs of one name in one statement. */
  enqueueAll(db: Queryable, name: string, all: readonly JobData[]): Promise<void>
  /** Runs all due jobs until none is left; for tests and the demo. */
  settle(): Promise<number>
}

/** Whether workers run jobs, or only `settle` does. */
export type JobMode = 'workers' | 'by_hand'

/** Workers' queries are short, so longer ones mean an unresponsive connection. */
const patience = { connectionTimeoutMillis: 5000, query_timeout: 20_000, keepAlive: true }

export function openJobs(connection: Connection, log: Log, running: JobMode = 'workers'): Jobs {
  const boss = new PgBoss({
    ...connection,
    ...patience,
    schema,
    max: 4,
    application_name: 'touchline-jobs',
    // An idle installation sends about two statements a second in total.
    superviseIntervalSeconds: 120,
    cronWorkerIntervalSeconds: 15,
    supervise: running === 'workers',
    schedule: running === 'workers',
    useListenNotify: running === 'workers',
    // For dependent jobs, which we don't use.
    flowIntervalSeconds: 300,
  })
  boss.on('error', (error) => log.warn({ error: error.message }, 'the job queue met an error'))
  const clock = openSteadyClock()
  let known: readonly Job[] = []
  let lookout: DueJobsWatch | undefined

  return {
    async start(jobs) {
      known = jobs
      await boss.start()
      try {
        await makeQueues(boss, jobs)
        if (running === 'by_hand') return
        const workers: Worker[] = []
        for (const job of jobs)
          for (let n = 0; n < (job.atOnce ?? 1); n += 1)
            workers.push({ name: job.name, id: await workOn(boss, job, { log, clock }) })
        lookout = wakeForDueJobs(boss, workers, log)
      } catch (error) {
        await boss.stop({ graceful: false, close: true })
        throw error
      }
    },
    async stop() {
      await lookout?.stop()
      await boss.stop({ graceful: true, timeout: 5000, close: true })
    },
    async enqueue(db, { name, data, group, ...options }) {
      const inGroup = group === undefined ? {} : { group: { id: group } }
      const key = keyIn(known, name, data)
      await boss.send(name, data, { ...options, ...key, ...inGroup, db: through(db) })
    },
    async enqueueAll(db, name, all) {
      if (all.length === 0) return
      const jobs = all.map((data) => ({ data, ...keyIn(known, name, data) }))
      await boss.insert(name, jobs, { db: through(db) })
    },
    settle: () => settle(boss, known),
  }
}

function keyIn(jobs: readonly Job[], name: string, data: JobData) {
  const field = jobs.find((job) => job.name === name)?.onePer
  return field === undefined ? {} : { singletonKey: String(data[field]) }
}

/**
 * Workers are woken by notifications, because a hundred polling workers would keep the database
 * busy (s).
 */
const looking = { pollingIntervalSeconds: 600, notifyPollingIntervalSeconds: 600 }

interface Watch {
  readonly log: Log
  readonly clock: SteadyClock
}

/** One wake-up may mean many jobs, so a worker looks for the next at once. */
async function workOn(boss: PgBoss, job: Job, { log, clock }: Watch): Promise<string> {
  const how = job.isFair === true ? { ...looking, groupConcurrency: 1 } : looking
  const worker = await boss.work<JobData>(job.name, how, async ([due]) => {
    if (due === undefined) return
    boss.notifyWorker(worker)
    if (job.schedule !== undefined && job.evenAfterJump !== true && !clock.isSteady()) {
      log.warn({ job: job.name }, 'the clock has jumped: what goes by age waits')
      return
    }
    try {
      await job.run(due.data)
    } catch (error) {
      log.warn({ job: job.name, id: due.id, error }, 'a job failed and will be tried again')
      throw error
    }
  })
  if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule)
  return worker
}

async function settle(boss: PgBoss, jobs: readonly Job[]): Promise<number> {
  let total = 0
  for (let round = 1; round > 0; total += round) {
    round = 0
    const names = await namesOfDue(
      boss,
      jobs.map(({ name }) => name),
    )
    for (const job of jobs.filter(({ name }) => names.has(name))) {
      const due = await boss.fetch<JobData>(job.name, { batchSize: 50 })
      for (const one of due) {
        await job.run(one.data)
        await boss.complete(job.name, one.id)
      }
      round += due.length
    }
  }
  return total
}

/** Lets the queue write in our transaction. */
function through(db: Queryable): Db {
  return {
    async executeSql(text, values = []) {
      const result = await db.executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows: result.rows }
    },
  }
}
