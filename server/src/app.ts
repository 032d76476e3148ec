import { setTimeout as pause } from 'node:timers/promises'

import { contract } from '@touchline/contract/contract'
import { isHiddenPage } from '@touchline/domain/operations/admin-path'
import type { FastifyInstance } from 'fastify'

import { openEventBus, type EventBus } from '#server/platform/realtime/event-bus.ts'
import { downloadRoutes } from '#server/privacy/routes/downloads.ts'

import { ensureAccount } from './accounts/commands/ensure-account.ts'
import { sessionsChannel, type Access } from './auth/commands/access.ts'
import { openAuth } from './auth/routes.ts'
import { functions, router } from './capabilities.ts'
import { topicsOf } from './events/channels.ts'
import { feedRoutes } from './events/routes/feeds.ts'
import { fileRoutes } from './files/routes.ts'
import {
  allowProgram,
  findTokenAccount,
  readTokenSecret,
  tokenAccess,
} from './integrations/commands/programs.ts'
import { assistantRoutes } from './integrations/routes/mcp.ts'
import { jobsOf } from './jobs.ts'
import { listenersOf, paymentTakers } from './listeners.ts'
import { openWatch } from './maintenance/commands/watch.ts'
import { closeDuringMaintenance } from './maintenance/routes/closed.ts'
import { oneClickRoutes } from './notifications/routes/one-click.ts'
import { metricsRoutes } from './operations/routes/metrics.ts'
import { photoFileRoutes } from './photos/routes/files.ts'
import type { Connection } from './platform/database/database.ts'
import { AppError } from './platform/errors.ts'
import type { Identify } from './platform/http/context.ts'
import { healthRoutes } from './platform/http/health.ts'
import { openApiRoutes } from './platform/http/openapi.ts'
import { openPace } from './platform/http/pace.ts'
import { pageRoutes, type Pages } from './platform/http/pages.ts'
import { repeatJobs } from './platform/http/repeats.ts'
import { rememberAccount } from './platform/http/request-log.ts'
import { restRoutes } from './platform/http/rest.ts'
import { makeServer } from './platform/http/server.ts'
import { openIdleMemory } from './platform/idle-memory.ts'
import type { Job } from './platform/jobs/jobs.ts'
import { paymentsJobs } from './platform/payments/jobs.ts'
import { webhookRoutes } from './platform/payments/webhook.ts'
import type { Platform } from './platform/platform.ts'
import { saveSiteDefaults } from './platform/site-defaults.ts'
import { visitorPages } from './visitor-pages.ts'

export interface App {
  readonly http: FastifyInstance
  /** Once the database is migrated: jobs, listeners, streams. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface Setting {
  readonly connection: Connection
  readonly pages: Pages | undefined
  readonly isReady: () => boolean
  /** Whether the process is about to stop. */
  readonly isLeaving?: () => boolean
  /** Settles once the app is ready; requests that come during a start wait for it for a moment. */
  readonly ready: Promise<unknown>
}

/** Puts the capabilities onto the platform: which routes, jobs, listeners and streams there are. */
export async function openApp(platform: Platform, setting: Setting): Promise<App> {
  const { config, database, jobs, log } = platform
  const auth = openAuth(platform)
  const { access } = auth
  const identify = identifying(platform, access)
  const orProgram = alsoPrograms(platform, identify)
  const maintenance = openWatch({ platform, onClose: () => eventBus.closeStreams() })
  const eventBus = openEventBus(platform, {
    connection: setting.connection,
    topicsOf: (accountId) => topicsOf(database, accountId),
    listeners: listenersOf(platform),
    sessions: {
      channel: sessionsChannel,
      onEnd: (sessionId) => access.sessionEnded(sessionId),
      onGap: () => access.forgetAll(),
    },
    following: [maintenance.following],
  })

  const http = makeServer(platform, {
    scriptHashes: setting.pages?.scriptHashes ?? [],
    secure: config.publicUrl.startsWith('https:'),
  })
  const memory = openIdleMemory()
  onlyWhenReady(http, setting)
  closeDuringMaintenance(http, { platform, notice: maintenance.notice })
  metricsRoutes(http, { platform, isListening: () => eventBus.isHearing() })
  healthRoutes(http, { platform, ...setting, isListening: () => eventBus.isListening() })
  auth.routes(http)
  await fileRoutes(http, { platform, identify })
  await photoFileRoutes(http, { platform, identify })
  downloadRoutes(http, platform)
  feedRoutes(http, platform)
  eventBus.routes(http, identify)
  openApiRoutes(http, { contract, publicUrl: config.publicUrl, tokens: tokenAccess })
  await oneClickRoutes(http, platform)
  await visitorPages(http, { platform, visitOf: auth.visitOf })
  await webhookRoutes(http, platform, paymentTakers)
  restRoutes(http, { platform, identify: orProgram, router, allow: allowProgram })
  await assistantRoutes(http, { platform, router, allow: allowProgram })
  restRoutes(http, { platform, identify, router: functions, prefix: '/functions/v1' })
  if (setting.pages) pageRoutes(http, { pages: setting.pages, log, isHidden: isHiddenPage })

  return {
    http,
    async start() {
      await saveSiteDefaults(database, config)
      await jobs.start(allJobs(platform, eventBus))
      await eventBus.start()
      maintenance.start()
      memory.start()
    },
    async stop() {
      memory.stop()
      maintenance.stop()
      await eventBus.stop()
      await jobs.stop()
    },
  }
}

function allJobs(platform: Platform, eventBus: EventBus): readonly Job[] {
  return [
    ...platform.mail.jobs,
    ...platform.sms.jobs,
    ...paymentsJobs(platform, paymentTakers),
    ...repeatJobs(platform),
    ...eventBus.jobs,
    ...jobsOf(platform),
  ]
}

/** The caller, whose account is created on first use. */
function identifying(platform: Platform, access: Access): Identify {
  const pace = openPace(platform)
  return async (request) => {
    const account = await access.identify(request.headers.authorization)
    if (account === undefined) return undefined
    rememberAccount(request, account.id)
    pace.keep(account.id, request)
    await ensureAccount(platform, { account, acceptLanguage: request.headers['accept-language'] })
    return account
  }
}

/** The data interface answers programs, too: by a token, each person's apart from their browser. */
function alsoPrograms(platform: Platform, identify: Identify): Identify {
  const pace = openPace(platform)
  return async (request) => {
    const secret = readTokenSecret(request.headers.authorization)
    if (secret === undefined) return identify(request)
    const account = await findTokenAccount(platform, secret)
    if (account === undefined) return undefined
    rememberAccount(request, account.id)
    pace.keep(account.id, request)
    return account
  }
}

const services =
  /^\/(?:auth|mcp|oauth|rest|realtime|storage|functions|feeds|webhooks|answer|welcome|site|site-host|embed|oembed)\b/
const startPatienceMs = 5000

/**
 * A start takes a second: requests wait for it, so that a proxy sees no error in a rolling restart. When the
 * database takes longer, whatever needs it answers 503.
 */
function onlyWhenReady(
  http: FastifyInstance,
  { isReady, ready }: Pick<Setting, 'isReady' | 'ready'>,
): void {
  const started = Promise.race([
    ready.catch(() => undefined),
    pause(startPatienceMs, undefined, { ref: false }),
  ])
  http.addHook('onRequest', async (request, reply) => {
    if (isReady() || !services.test(request.url)) return
    await started
    if (isReady()) return
    reply.header('retry-after', '2')
    throw new AppError('unavailable')
  })
}
