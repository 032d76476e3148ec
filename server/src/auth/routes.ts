import type { FastifyInstance } from 'fastify'

import type { Platform } from '#server/platform/platform.ts'

import { openAccess, type Access } from './commands/access.ts'
import { openElsewhere } from './commands/elsewhere.ts'
import { openKeys } from './commands/keys.ts'
import { openProvider } from './commands/provider.ts'
import { elsewhereRoutes } from './routes/elsewhere.ts'
import { protocolRoutes } from './routes/protocol.ts'

export interface Auth {
  /** Who is asking, for every service of the installation. */
  readonly access: Access
  /** Serves the auth protocol under /auth/v1. */
  routes(app: FastifyInstance): void
}

/** The auth service of this installation; docs/wire.md names the protocol it speaks. */
export function openAuth(platform: Platform): Auth {
  const { elsewhere } = platform.config.auth
  if (elsewhere !== undefined)
    return { access: openElsewhere(platform, elsewhere.url), routes: elsewhereRoutes }

  const keys = openKeys(platform)
  const access = openAccess(platform, keys)
  const { google: settings } = platform.config.auth
  const google = settings === undefined ? undefined : openProvider(settings, platform.log)
  return { access, routes: (app) => protocolRoutes(app, { platform, keys, access, google }) }
}
