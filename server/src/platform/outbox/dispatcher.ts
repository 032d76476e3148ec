import type { Database, Transaction } from '../database/database.ts'
import type { Job, JobData, Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { dispatchNews, forgetOldNews, type WrittenNews } from './queries.ts'

/** What a capability does when it hears of something: a job of its own, at least once. */
export interface Listener {
  /** The news it waits for, for example 'invitations.approved'. */
  readonly on: string
  /** `<capability>.<what it does>`; names the job. */
  readonly name: string
  /** Asked before the job is queued: false where there is nothing to do for this team, as for most. */
  readonly isNeeded?: (tx: Transaction, payload: JobData) => Promise<boolean>
  readonly run: (payload: JobData, newsId: number) => Promise<void>
}

export interface Dispatcher {
  /** The listeners' and our own jobs, to be started with the others. */
  readonly jobs: readonly Job[]
  /** Queues the jobs of all news not yet handed over; answers how many news there were. */
  dispatch(): Promise<number>
  /** Somebody committed news: look soon. Many calls become one. */
  wake(): void
}

const hoursOfMemory = 48
/** Fewer than so many were all there was. */
const batchSize = 100

/** Hands committed news to the listeners as jobs: once a piece, whichever process is first. */
export function openDispatcher(
  { database, jobs, log }: { database: Database; jobs: Jobs; log: Log },
  listeners: readonly Listener[],
): Dispatcher {
  let running: Promise<unknown> | undefined
  let again = false

  async function dispatch(): Promise<number> {
    let total = 0
    for (let taken = batchSize; taken === batchSize; total += taken)
      taken = await dispatchNews(database, batchSize, queueJobs)
    return total
  }

  async function queueJobs(tx: Transaction, news: WrittenNews): Promise<void> {
    const data = dataOf(news)
    for (const { name, isNeeded } of listeners.filter(({ on }) => on === news.name))
      if ((await isNeeded?.(tx, data)) ?? true) await jobs.enqueue(tx, { name, data })
  }

  function wake(): void {
    if (running !== undefined) {
      again = true
      return
    }
    running = dispatch()
      .catch((error: unknown) => log.warn({ error }, 'news could not be handed over; trying again'))
      .finally(() => {
        running = undefined
        if (!again) return
        again = false
        wake()
      })
  }

  const sweep: Job = {
    name: 'outbox.sweep',
    schedule: '* * * * *',
    async run() {
      await dispatch()
      await forgetOldNews(database, hoursOfMemory)
    },
  }
  return {
    jobs: [...listeners.map(jobOf), sweep],
    dispatch,
    wake,
  }
}

const idKey = 'news id'

function jobOf({ name, run }: Listener): Job {
  return { name, run: ({ [idKey]: id, ...payload }) => run(payload, Number(id)) }
}

/** The payload, and which piece of news it is: whoever must act once can tell them apart. */
function dataOf(news: WrittenNews): JobData {
  const small = Object.entries(news.payload).filter(
    (entry): entry is [string, string | number | boolean | null] =>
      entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]),
  )
  return { ...Object.fromEntries(small), [idKey]: news.id }
}
