import type { FastifyInstance } from 'fastify'

import type { Connection } from '../database/database.ts'
import type { Identify } from '../http/context.ts'
import type { Job } from '../jobs/jobs.ts'
import { newsChannel } from '../outbox/announce.ts'
import { openDispatcher, type Listener } from '../outbox/dispatcher.ts'
import { newsFrom } from '../outbox/queries.ts'
import type { Platform } from '../platform.ts'
import { openHub, type TopicsOf } from './hub.ts'
import { openListener, type Following } from './listener.ts'
import { streamRoutes } from './stream.ts'

/** Where all news of this process come together: browsers, listeners' jobs, ended sessions. */
export interface Newsroom {
  readonly jobs: readonly Job[]
  routes(app: FastifyInstance, identify: Identify): void
  /** Ends all streams; browsers come back when they are let in. */
  closeStreams(): void
  /** News of other processes are heard. */
  isListening(): boolean
  start(): Promise<void>
  stop(): Promise<void>
}

interface Sources {
  readonly connection: Connection
  readonly topicsOf: TopicsOf
  readonly listeners: readonly Listener[]
  /** The channel on which ended sessions are told, and who else has to know of them. */
  readonly sessions: {
    readonly channel: string
    readonly onEnd: (sessionId: string) => void
    readonly onGap: () => void
  }
  /** Who else hears on the same connection. */
  readonly following: readonly Following[]
}

export function openNewsroom(platform: Platform, sources: Sources): Newsroom {
  const { connection, topicsOf, listeners, sessions, following } = sources
  const hub = openHub(platform.database, topicsOf)
  const dispatcher = openDispatcher(platform, listeners)

  // One after the other, so that browsers hear things in the order in which they happened.
  let hearing = Promise.resolve()
  function hear(notification: string): void {
    hearing = hearing
      .then(() => newsFrom(platform.database, notification))
      .then((news) => news && hub.hear(news))
      // It may have told who left: nobody hears on before they are asked anew.
      .catch(() => hub.closeAll())
  }

  const listener = openListener(
    connection,
    {
      channels: {
        [newsChannel]: (payload) => {
          hear(payload)
          dispatcher.wake()
        },
        [sessions.channel]: (sessionId) => {
          sessions.onEnd(sessionId)
          hub.endSession(sessionId)
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
        // Who signed out or left a team meanwhile was not heard of: everybody is asked anew.
        hub.closeAll()
      },
    },
    platform.log,
  )

  return {
    jobs: dispatcher.jobs,
    routes: (app, identify) => streamRoutes(app, hub, identify),
    closeStreams: () => hub.closeAll(),
    isListening: () => listener.isListening(),
    async start() {
      await listener.start()
      dispatcher.wake()
    },
    async stop() {
      hub.closeAll()
      await listener.stop()
      await dispatcher.stop()
    },
  }
}
