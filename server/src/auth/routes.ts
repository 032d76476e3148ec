import type { FastifyInstance } from 'fastify'

import type { Platform } from '#server/platform/platform.ts'

import { openAccess, type Access } from './commands/access.ts'
import { openKeys } from './commands/keys.ts'
import { aboutRoutes } from './routes/about.ts'
import { answerErrors } from './routes/answer.ts'
import { crossOrigin } from './routes/cross-origin.ts'
import { readJson } from './routes/input.ts'
import { linkRoutes } from './routes/links.ts'
import { logoutRoutes } from './routes/logout.ts'
import { signUpRoutes } from './routes/sign-up.ts'
import { tokenRoutes } from './routes/token.ts'
import { userRoutes } from './routes/user.ts'
import { verifyRoutes } from './routes/verify.ts'

export interface Auth {
  /** Who is asking, for every service of the installation. */
  readonly access: Access
  /** Serves the auth protocol under /auth/v1. */
  routes(app: FastifyInstance): void
}

/** The auth service of this installation; docs/wire.md names the protocol it speaks. */
export function openAuth(platform: Platform): Auth {
  const keys = openKeys(platform)
  const access = openAccess(platform, keys)

  return {
    access,
    routes(app) {
      void app.register(
        async (auth) => {
          const part = { platform, keys, access }
          readJson(auth)
          crossOrigin(auth, platform)
          answerErrors(auth, platform)
          aboutRoutes(auth, part)
          signUpRoutes(auth, part)
          tokenRoutes(auth, part)
          verifyRoutes(auth, part)
          linkRoutes(auth, part)
          userRoutes(auth, part)
          logoutRoutes(auth, part)
        },
        { prefix: '/auth/v1' },
      )
    },
  }
}
