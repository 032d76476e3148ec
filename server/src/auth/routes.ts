import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Platform } from '#server/platform/platform.ts'

import { openAccess, type Access } from './commands/access.ts'
import type { AuthContext } from './commands/auth-context.ts'
import { openKeys } from './commands/keys.ts'
import { openProvider } from './commands/provider.ts'
import { mailedLinkRoutes } from './routes/mailed-links.ts'
import { protocolRoutes } from './routes/protocol.ts'
import { authContextOf } from './routes/route-context.ts'

export interface Auth {
  /** Identifies the caller for every service of the installation. */
  readonly access: Access
  /** Serves the auth protocol under /auth/v1. */
  routes(app: FastifyInstance): void
  /** The context of a visitor. */
  readonly visitOf: (request: FastifyRequest) => AuthContext
}

/** The auth service of this installation; docs/wire.md names its protocol. */
export function openAuth(platform: Platform): Auth {
  const keys = openKeys(platform)
  const access = openAccess(platform, keys)
  const { google: settings } = platform.config.auth
  const google = settings === undefined ? undefined : openProvider(settings, platform.log)
  const part = { platform, keys, access, google }
  return {
    access,
    visitOf: (request) => authContextOf(request, part),
    routes: (app) => {
      protocolRoutes(app, part)
      mailedLinkRoutes(app, part)
    },
  }
}
