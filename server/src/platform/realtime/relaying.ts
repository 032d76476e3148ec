import type { Database } from '../database/database.ts'
import { relayOf, type RelayHandlers } from '../outbox/relay.ts'

/**
 * How often events are looked for when the database doesn't notify of them (ms). Any process sends what
 * it finds, so an event of a process that was killed isn't late.
 */
const lookEveryMs = 100

interface Relaying {
  /** Without a relay there is nothing to connect. */
  isConnected(): boolean
  start(): Promise<void>
  stop(): Promise<void>
}

/** Hears by the relay, if there is one, and looks for events to send by it. */
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
