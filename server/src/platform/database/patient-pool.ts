import { callbackify } from 'node:util'

import pg from 'pg'

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: unknown) => void,
) => void

/** The longest wait, even with progress (ms). */
const longestWait = 30_000

/**
 * A pool that distinguishes load from an unresponsive database: a request fails after `patience`
 * milliseconds without any progress, and otherwise keeps waiting.
 */
export class PatientPool extends pg.Pool {
  readonly #line: Line

  constructor(config: pg.PoolConfig & { readonly max: number }, patience: number) {
    super({ ...config, connectionTimeoutMillis: patience })
    this.#line = openLine(config.max, patience)
    const lentAt = new WeakMap<pg.PoolClient, number>()
    this.on('acquire', (client) => lentAt.set(client, performance.now()))
    this.on('release', (error: unknown, client) => {
      const took = performance.now() - (lentAt.get(client) ?? 0)
      // A connection held that long was itself stuck.
      this.#line.leave(error || took > patience / 2 ? 'in_vain' : 'served')
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const connected = this.#connect()
    if (callback === undefined) return connected
    callbackify(() => connected)((error, client) => {
      if (error) callback(error, undefined, () => undefined)
      else callback(undefined, client, (broken) => client.release(broken !== undefined))
    })
  }

  async #connect(): Promise<pg.PoolClient> {
    const turn = this.#line.enter()
    if (turn === undefined) return this.#open()
    await Promise.race([turn.admitted, turn.refused])
    const opening = this.#open()
    void opening.then(turn.end, turn.end)
    turn.refused.catch(() => opening.then((client) => client.release())).catch(() => undefined)
    return Promise.race([opening, turn.refused])
  }

  async #open(): Promise<pg.PoolClient> {
    try {
      return await super.connect()
    } catch (error) {
      this.#line.leave('in_vain')
      throw error
    }
  }
}

/** A request waiting for a connection. */
interface Turn {
  readonly admitted: Promise<void>
  /** Rejects if no one was served for too long, also while connecting. */
  readonly refused: Promise<never>
  readonly end: () => void
}

interface Line {
  /** Undefined if there is room. */
  enter(): Turn | undefined
  /** Whether it shows that the database serves. */
  leave(how: 'served' | 'in_vain'): void
}

function openLine(places: number, patience: number): Line {
  const waiting = new Set<() => void>()
  let inside = 0
  let servedAt = 0

  function enter(): Turn | undefined {
    if (inside >= places) return wait()
    inside += 1
    return undefined
  }

  function wait(): Turn {
    const admission = Promise.withResolvers<void>()
    const refusal = Promise.withResolvers<never>()
    const began = performance.now()
    let timer = setTimeout(look, patience)
    waiting.add(admission.resolve)

    function look(): void {
      const end = Math.min(Math.max(began, servedAt) + patience, began + longestWait)
      const left = end - performance.now()
      if (left > 0) {
        timer = setTimeout(look, left)
        return
      }
      waiting.delete(admission.resolve)
      refusal.reject(new Error('timeout exceeded when trying to connect'))
    }
    return {
      admitted: admission.promise,
      refused: refusal.promise,
      end: () => clearTimeout(timer),
    }
  }

  function leave(how: 'served' | 'in_vain'): void {
    if (how === 'served') servedAt = performance.now()
    const [next] = waiting
    if (next === undefined) inside -= 1
    else {
      waiting.delete(next)
      next()
    }
  }
  return { enter, leave }
}
