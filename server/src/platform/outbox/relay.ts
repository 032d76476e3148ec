import type { DialectAdapter } from 'kysely'

import type { Database, Queryable } from '../database/database.ts'

/** Carries events between processes, instead of the database's notifications. */
export interface Relay {
  /** False from losing the connection until a new one listens. */
  isConnected(): boolean
  /** Fails unless the other side has received all messages. */
  send(messages: readonly string[]): Promise<void>
  start(hearing: RelayHandlers): Promise<void>
  stop(): Promise<void>
}

export interface RelayHandlers {
  readonly hear: (message: string) => void
  /** After a reconnect, when missed messages must be read. */
  readonly onGap: () => void
}

/** By the adapter that a database and its transactions share. */
const relays = new WeakMap<DialectAdapter, Relay>()

export function setRelay(database: Database, relay: Relay): void {
  relays.set(database.getExecutor().adapter, relay)
}

export function relayOf(db: Queryable): Relay | undefined {
  return relays.get(db.getExecutor().adapter)
}

/** False without a relay or its connection: the database has to notify. */
export async function isSent(db: Queryable, messages: readonly string[]): Promise<boolean> {
  try {
    const relay = relayOf(db)
    await relay?.send(messages)
    return relay !== undefined
  } catch {
    return false
  }
}
