import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

import type { Pooling } from './database.ts'
import { isOutdatedPlan, StatementNames } from './statement-names.ts'
import { Wording } from './wording.ts'

/**
 * Lends the pool's connections. Drops a broken or unresponsive one, so that the next request
 * doesn't wait for it. Names statements if sessions, and so their plans, last.
 */
export function lending(
  pool: pg.Pool,
  pooling: Pooling,
  wording: Wording = new Wording(),
): PostgresPool {
  // An idle client's error would otherwise end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const names = pooling === 'session' ? new StatementNames() : undefined
  return {
    options: pool.options,
    connect: async () => new Lent({ pool, names, wording }, await pool.connect()),
    end: () => pool.end(),
  }
}

/** Kysely doesn't name statements, which the driver needs to reuse their plan. */
interface PlanningClient extends Pick<PostgresPoolClient, 'release'> {
  query: PostgresPoolClient['query'] & (<R>(asked: Named) => Promise<PostgresQueryResult<R>>)
}

interface Named {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

/** A timeout while connecting isn't a broken connection and isn't retried (ms). */
const brokenWithin = 1000

interface Asked {
  readonly text: string
  readonly parameters: readonly unknown[]
  /** Sent before it. */
  readonly begin: string | undefined
}

interface Lender {
  readonly pool: pg.Pool
  readonly names: StatementNames | undefined
  readonly wording: Wording
}

/**
 * Sends the beginning of a transaction together with its first statement, in one round trip. A
 * transaction without statements isn't sent.
 */
class Lent implements PostgresPoolClient {
  readonly #lender: Lender
  #client: PlanningClient
  #isUnused = true
  #begin: string | undefined
  #lost: unknown

  constructor(lender: Lender, client: PlanningClient) {
    this.#lender = lender
    this.#client = client
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof asked !== 'string') return this.#client.query(asked)
    if (this.#lost !== undefined) return this.#withoutServer<R>(asked)
    if (begins.test(asked)) {
      this.#begin = asked
      return Promise.resolve(done<R>('SELECT'))
    }
    const begin = this.#begin
    this.#begin = undefined
    if (begin !== undefined && ends.has(asked)) return Promise.resolve(done<R>('COMMIT'))
    return this.#first<R>({ text: asked, parameters, begin }).catch((error: unknown) => {
      if (isLost(error)) this.#lost = error
      throw error
    })
  }

  /**
   * A pooled connection may have broken unnoticed, so a read is retried on another one, and so is
   * what begins a transaction, which can't have been committed.
   */
  async #first<R>(asked: Asked): Promise<PostgresQueryResult<R>> {
    const isFirst = this.#isUnused && (asked.begin !== undefined || reads.test(asked.text))
    this.#isUnused = false
    const began = performance.now()
    try {
      return await this.#send<R>(asked)
    } catch (error) {
      if (!isFirst || !isLost(error) || performance.now() - began > brokenWithin) throw error
      await this.#exchange(error)
      return this.#send<R>(asked)
    }
  }

  /** Otherwise the connection is lost, and isn't released twice. */
  async #exchange(reason: unknown): Promise<void> {
    this.#client.release(true)
    try {
      this.#client = await this.#lender.pool.connect()
      this.#lost = undefined
    } catch {
      this.#client = nobody
      throw reason
    }
  }

  async #send<R>(wanted: Asked): Promise<PostgresQueryResult<R>> {
    const asked = { ...wanted, text: this.#lender.wording.of(wanted.text) }
    if (asked.begin === undefined) return this.#run<R>(asked)
    const both = [this.#client.query(asked.begin, []), this.#run<R>(asked)] as const
    const [begun, answered] = await Promise.allSettled(both)
    if (begun.status === 'rejected') {
      // Later statements may have run outside of a transaction, so this connection isn't used
      // again.
      this.#lost = begun.reason
      throw begun.reason
    }
    if (answered.status === 'rejected') throw answered.reason
    return answered.value
  }

  #run<R>({ text, parameters }: Asked): Promise<PostgresQueryResult<R>> {
    const name = parameters.length === 0 ? undefined : this.#lender.names?.of(text)
    if (name === undefined) return this.#client.query<R>(text, parameters)
    return this.#client.query<R>({ name, text, values: [...parameters] })
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost !== undefined)
  }

  /** The server rolls back when the connection closes; the original error is kept. */
  async #withoutServer<R>(text: string): Promise<PostgresQueryResult<R>> {
    if (text !== 'rollback') throw this.#lost
    return done<R>('ROLLBACK')
  }
}

function done<R>(command: PostgresQueryResult<R>['command']): PostgresQueryResult<R> {
  return { command, rowCount: 0, rows: [] }
}

const begins = /^(?:begin|start transaction)\b/
const ends = new Set(['commit', 'rollback'])
const reads = /^\s*select\b/i

/** Takes the place of a lost connection. */
const nobody: PlanningClient = {
  query() {
    throw new Error('no connection')
  },
  release: () => undefined,
}

/** True for errors not from the server, for its shutdown, and for plans outdated by a migration. */
function isLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return /^(57P|08)/.test(error.code ?? '') || isOutdatedPlan(error)
}
