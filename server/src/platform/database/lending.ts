import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

import type { Pooling } from './database.ts'
import { isOutdatedPlan, StatementNames } from './statement-names.ts'

/**
 * Lends the connections of a pool. One that broke or no longer answers does not go back: the next
 * request would only wait for it again. Statements get names where a session, and so their plan, is kept.
 */
export function lending(pool: pg.Pool, pooling: Pooling): PostgresPool {
  // Between two queries no one else listens: a server that goes away must not take us along.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const names = pooling === 'session' ? new StatementNames() : undefined
  return {
    options: pool.options,
    connect: async () => new Lent({ pool, names }, await pool.connect()),
    end: () => pool.end(),
  }
}

/** The driver keeps the plan of a statement that has a name; Kysely gives none. */
interface PlanningClient extends Pick<PostgresPoolClient, 'release'> {
  query: PostgresPoolClient['query'] & (<R>(asked: Named) => Promise<PostgresQueryResult<R>>)
}

interface Named {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

/** A connection that is only waited for in vain is no broken one: no one waits twice. */
const brokenWithin = 1000

interface Lender {
  readonly pool: pg.Pool
  readonly names: StatementNames | undefined
}

class Lent implements PostgresPoolClient {
  readonly #lender: Lender
  #client: PlanningClient
  #isUnused = true
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
    return this.#first<R>(asked, parameters).catch((error: unknown) => {
      if (isLost(error)) this.#lost = error
      throw error
    })
  }

  /**
   * A connection may have broken while it lay in the pool, and no one have heard of it yet. What changes
   * nothing is asked once more, over another one.
   */
  async #first<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const isFirst = this.#isUnused && changesNothing.test(text)
    this.#isUnused = false
    const began = performance.now()
    try {
      return await this.#send<R>(text, parameters)
    } catch (error) {
      if (!isFirst || !isLost(error) || performance.now() - began > brokenWithin) throw error
      await this.#exchange(error)
      return this.#send<R>(text, parameters)
    }
  }

  /** What cannot be exchanged stays lost, and is not given back twice. */
  async #exchange(reason: unknown): Promise<void> {
    this.#client.release(true)
    try {
      this.#client = await this.#lender.pool.connect()
    } catch {
      this.#client = nobody
      throw reason
    }
  }

  #send<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = parameters.length === 0 ? undefined : this.#lender.names?.of(text)
    if (name === undefined) return this.#client.query<R>(text, parameters)
    return this.#client.query<R>({ name, text, values: [...parameters] })
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost !== undefined)
  }

  /** The server rolls back by itself when we hang up; what went wrong first stays the reason. */
  async #withoutServer<R>(text: string): Promise<PostgresQueryResult<R>> {
    if (text !== 'rollback') throw this.#lost
    return { command: 'ROLLBACK', rowCount: 0, rows: [] }
  }
}

/** The beginning of a transaction, and a question. */
const changesNothing = /^\s*(?:begin|start transaction|select)\b/i

/** In the place of a connection that went and left none. */
const nobody: PlanningClient = {
  query() {
    throw new Error('no connection')
  },
  release: () => undefined,
}

/** Whatever the server did not say itself, its last words, and plans that a migration has outdated. */
function isLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return /^(57P|08)/.test(error.code ?? '') || isOutdatedPlan(error)
}
