import { setTimeout as pause } from 'node:timers/promises'

import type { Database, Transaction } from '../database/database.ts'
import type { Job, JobData, Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import {
  dispatchEvents,
  forgetOldEvents,
  notifyOf,
  type SentEvent,
  type StoredEvent,
} from './queries.ts'
import { isSent, relayOf } from './relay.ts'

/** A capability's reaction to an event: a job, run at least once. */
export interface Listener {
  /** The event's name, for example 'invitations.approved'. */
  readonly on: string
  /** `<capability>.<what it does>`, the job's name. */
  readonly name: string
  /** Called once for many events before jobs are queued; returns those that need one. */
  readonly needed?: (tx: Transaction, payloads: readonly JobData[]) => Promise<readonly JobData[]>
  readonly run: (payload: JobData, newsId: number) => Promise<void>
}

export interface Dispatcher {
  /** The listeners' and our own jobs, to be started with the others. */
  readonly jobs: readonly Job[]
  /** Queues the jobs of all pending events; returns the number of events. */
  dispatch(): Promise<number>
  /** Triggers a dispatch soon; repeated calls are combined. */
  wake(): void
  /** Waits for the running dispatch and starts no more. */
  stop(): Promise<void>
}

const hoursOfMemory = 48
/** A smaller batch was the last one. */
const batchSize = 100
/**
 * After the first dispatch, waits to handle further events together, which is much cheaper (ms).
 */
const restMs = 50

/** Turns committed events into listeners' jobs, once per event across processes. */
export function openDispatcher(
  { database, jobs, log }: { database: Database; jobs: Jobs; log: Log },
  listeners: readonly Listener[],
): Dispatcher {
  const stopping = new AbortController()
  let running: Promise<unknown> | undefined
  let again = false

  async function dispatch(): Promise<number> {
    let total = 0
    for (let taken = batchSize; taken === batchSize; total += taken)
      taken = await dispatchEvents(database, batchSize, handOver)
    return total
  }

  async function handOver(tx: Transaction, all: readonly SentEvent[]): Promise<void> {
    const byName = Map.groupBy(all, ({ name }) => name)
    for (const { on, name, needed } of listeners) {
      const data = (byName.get(on) ?? []).map(dataOf)
      if (data.length > 0) await jobs.enqueueAll(tx, name, (await needed?.(tx, data)) ?? data)
    }
    await sendOn(tx, all)
  }

  function wake(): void {
    if (stopping.signal.aborted) return
    if (running !== undefined) {
      again = true
      return
    }
    running = dispatch()
      .catch((error: unknown) => log.warn({ error }, 'news could not be handed over; trying again'))
      .then(() => pause(restMs, undefined, { signal: stopping.signal, ref: false }))
      .catch(() => undefined)
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
      await forgetOldEvents(database, hoursOfMemory)
    },
  }
  return {
    jobs: [...listeners.map(jobOf), sweep],
    dispatch,
    wake,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Longer events are sent by id: a NATS server accepts one megabyte. */
const messageBytes = 500_000

/** Sends events by the relay before they are marked as dispatched, so at least once. */
async function sendOn(tx: Transaction, all: readonly SentEvent[]): Promise<void> {
  if (relayOf(tx) === undefined) return
  const messages = all.map((event) => {
    const whole = JSON.stringify(event)
    if (Buffer.byteLength(whole) <= messageBytes) return whole
    return JSON.stringify({ id: event.id, origin: event.origin })
  })
  if (await isSent(tx, messages)) return
  await notifyOf(
    tx,
    all.map(({ id }) => id),
  )
}

const idKey = 'news id'

function jobOf({ name, run }: Listener): Job {
  return { name, run: ({ [idKey]: id, ...payload }) => run(payload, Number(id)) }
}

/** The payload with the event's id, for listeners that must act only once. */
function dataOf(news: StoredEvent): JobData {
  const small = Object.entries(news.payload).filter(
    (entry): entry is [string, string | number | boolean | null] =>
      entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]),
  )
  return { ...Object.fromEntries(small), [idKey]: news.id }
}
