import { setInterval } from 'node:timers/promises'

import type { PgBoss } from 'pg-boss'

import type { Log } from '../log.ts'

/** The schema of the queues in the database. */
export const schema = 'jobs'

export interface Worker {
  readonly name: string
  readonly id: string
}

export interface DueJobsWatch {
  stop(): Promise<void>
}

/** One query for all queues finds due jobs, retries and missed wake-ups. */
export function wakeForDueJobs(boss: PgBoss, workers: readonly Worker[], log: Log): DueJobsWatch {
  const stopping = new AbortController()
  const queues = [...new Set(workers.map(({ name }) => name))]

  async function watch(): Promise<void> {
    for await (const _ of setInterval(lookEveryMs, undefined, { signal: stopping.signal })) {
      try {
        const due = await namesOfDue(boss, queues)
        workers.filter(({ name }) => due.has(name)).forEach(({ id }) => boss.notifyWorker(id))
      } catch (error) {
        log.warn({ error }, 'the job queue could not be looked at; trying again')
      }
    }
  }

  const watching = watch().catch(() => undefined)
  return {
    stop: () => {
      stopping.abort()
      return watching
    },
  }
}

const lookEveryMs = 4000

/** Which queues have due jobs: one index look-up each. */
export async function namesOfDue(
  boss: PgBoss,
  queues: readonly string[],
): Promise<ReadonlySet<unknown>> {
  const { rows } = await boss.getDb().executeSql(
    `select name from unnest($1::text[]) as queue (name) where exists (
       select from ${schema}.job where job.name = queue.name
         and state < 'active' and not blocked and start_after <= now())`,
    [queues],
  )
  return new Set(rows.map((row: { readonly name: string }) => row.name))
}
