import type { FastifyInstance } from 'fastify'

import type { Connection } from '../database/database.ts'
import type { Identify } from '../http/context.ts'
import type { Job } from '../jobs/jobs.ts'
import { newsChannel } from '../outbox/announce.ts'
import { openDispatcher, type Listener } from '../outbox/dispatcher.ts'
import { newsFrom } from '../outbox/queries.ts'
import type { Platform } from '../platform.ts'
import { openHub, type TopicsOf } from './hub.ts'
import { openListener } from './listener.ts'
import { streamRoutes } from './stream.ts'

/** Where all news of this process come together: browsers, listeners' jobs, ended sessions. */
export interface Newsroom {
  readonly jobs: readonly Job[]
  routes(app: FastifyInstance, identify: Identify): void
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
}

export function openNewsroom(platform: Platform, sources: Sources): Newsroom {
  const { connection, topicsOf, listeners, sessions } = sources
  const hub = openHub(platform.database, topicsOf)
  const dispatcher = openDispatcher(platform, listeners)
  const listener = openListener(
    connection,
    {
      channels: {
        [newsChannel]: (payload) => {
          const news = newsFrom(payload)
          if (news !== undefined) hub.hear(news)
          dispatcher.wake()
        },
        [sessions.channel]: (sessionId) => {
          sessions.onEnd(sessionId)
          hub.endSession(sessionId)
        },
      },
      onReconnect: () => {
        sessions.onGap()
        dispatcher.wake()
        void hub.resyncAll().catch(() => undefined)
      },
    },
    platform.log,
  )

  return {
    jobs: dispatcher.jobs,
    routes: (app, identify) => streamRoutes(app, hub, identify),
    async start() {
      await listener.start()
      dispatcher.wake()
    },
    async stop() {
      hub.closeAll()
      await listener.stop()
    },
  }
}
