import type { FastifyInstance } from 'fastify'

import type { Connection, Database } from '../database/database.ts'
import type { Identify } from '../http/context.ts'
import type { Job } from '../jobs/jobs.ts'
import { eventsChannel } from '../outbox/announce.ts'
import { openDispatcher, type Listener } from '../outbox/dispatcher.ts'
import { readEvent } from '../outbox/queries.ts'
import type { Platform } from '../platform.ts'
import { openListener, type Following } from './listener.ts'
import { openRelaying } from './relaying.ts'
import { streamRoutes } from './stream.ts'
import { openSubscriptions, type Subscriptions, type TopicsOf } from './subscriptions.ts'

/** Receives events from all processes and passes them to browsers, listeners' jobs and sessions. */
export interface EventBus {
  readonly jobs: readonly Job[]
  routes(app: FastifyInstance, identify: Identify): void
  /** Ends all streams; browsers reconnect when admitted. */
  closeStreams(): void
  /** Whether the database's notifications arrive: sign-outs, and events without a relay. */
  isListening(): boolean
  /** Also false without the relay's connection, while the database delivers events. */
  isHearing(): boolean
  start(): Promise<void>
  stop(): Promise<void>
}

interface Sources {
  readonly connection: Connection
  readonly topicsOf: TopicsOf
  readonly listeners: readonly Listener[]
  /** The channel of ended sessions, and its handler. */
  readonly sessions: {
    readonly channel: string
    readonly onEnd: (sessionId: string) => void
    readonly onGap: () => void
  }
  /** Other channels on the same connection. */
  readonly following: readonly Following[]
}

export function openEventBus(platform: Platform, sources: Sources): EventBus {
  const { connection, topicsOf, listeners, sessions, following } = sources
  const subscriptions = openSubscriptions(platform.database, topicsOf)
  const dispatcher = openDispatcher(platform, listeners)

  const receive = receiving(platform.database, subscriptions)
  const relaying = openRelaying(platform.database, {
    hear: receive,
    onGap: () => subscriptions.closeAll(),
    look: () => dispatcher.wake(),
  })
  const listener = openListener(
    connection,
    {
      channels: {
        [eventsChannel]: (payload) => {
          receive(payload)
          dispatcher.wake()
        },
        [sessions.channel]: (sessionId) => {
          sessions.onEnd(sessionId)
          subscriptions.endSession(sessionId)
        },
        ...Object.fromEntries(following.map(({ channel, hear }) => [channel, hear])),
      },
      async onConnect(ask) {
        for (const one of following) await one.onConnect?.(ask)
      },
      onReconnect: () => {
        sessions.onGap()
        for (const one of following) one.onGap()
        dispatcher.wake()
        // Sign-outs and departures may have been missed, so every browser has to reconnect.
        subscriptions.closeAll()
      },
    },
    platform.log,
  )

  return {
    jobs: dispatcher.jobs,
    routes: (app, identify) => streamRoutes(app, subscriptions, identify),
    closeStreams: () => subscriptions.closeAll(),
    isListening: () => listener.isListening(),
    isHearing: () => listener.isListening() && relaying.isConnected(),
    async start() {
      await listener.start()
      await relaying.start()
      dispatcher.wake()
    },
    async stop() {
      subscriptions.closeAll()
      await listener.stop()
      await dispatcher.stop()
      await relaying.stop()
    },
  }
}

/** Passes events on one after the other, so that browsers get them in their order. */
function receiving(database: Database, subscriptions: Subscriptions): (message: string) => void {
  let queue = Promise.resolve()
  return (message) => {
    queue = queue
      .then(() => readEvent(database, message))
      .then((event) => event && subscriptions.publish(event))
      // The lost event may have ended a membership, so all browsers reconnect.
      .catch(() => subscriptions.closeAll())
  }
}
