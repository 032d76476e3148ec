import type { Database } from '../database/database.ts'
import { relayOf, type RelayHandlers } from '../outbox/relay.ts'

/**
 * How often events are looked up if the database doesn't notify (ms). Any process sends what it
 * finds, so events of a killed process aren't late.
 */
const lookEveryMs = 100

interface Relaying {
  /** True without a relay. */
  isConnected(): boolean
  start(): Promise<void>
  stop(): Promise<void>
}

/** Receives events by the relay, if there is one, and sends pending events by it. */
export function openRelaying(
  database: Database,
  { look, ...hearing }: RelayHandlers & { readonly look: () => void },
): Relaying {
  const relay = relayOf(database)
  let looking: NodeJS.Timeout | undefined
  return {
    isConnected: () => relay?.isConnected() ?? true,
    async start() {
      if (relay === undefined) return
      await relay.start(hearing)
      looking = setInterval(look, lookEveryMs)
    },
    async stop() {
      clearInterval(looking)
      await relay?.stop()
    },
  }
}
