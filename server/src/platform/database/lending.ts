import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

import { planOf } from './planned-once.ts'

/**
 * Lends the connections of a pool. One that broke or no longer answers does not go back: the next
 * request would only wait for it again.
 */
export function lending(pool: pg.Pool): PostgresPool {
  // Between two queries nobody else listens: a server that goes away must not take us along.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return {
    options: pool.options,
    connect: async () => new Lent(await pool.connect()),
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

class Lent implements PostgresPoolClient {
  readonly #client: PlanningClient
  #lost: unknown

  constructor(client: PlanningClient) {
    this.#client = client
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof asked !== 'string') return this.#client.query(asked)
    if (this.#lost !== undefined) return this.#withoutServer<R>(asked)
    return this.#send<R>(asked, parameters).catch((error: unknown) => {
      if (isLost(error)) this.#lost = error
      throw error
    })
  }

  #send<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = planOf(text)
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

/** Whatever the server did not say itself, and its last words. */
function isLost(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(57P|08)/.test(error.code ?? '')
}
