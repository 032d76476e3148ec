import type { FastifyInstance } from 'fastify'

import { aboutRoutes } from './about.ts'
import { answerErrors } from './answer.ts'
import { authorizeRoutes } from './authorize.ts'
import { callbackRoutes } from './callback.ts'
import { closedRoutes } from './closed.ts'
import { crossOrigin } from './cross-origin.ts'
import { readJson } from './input.ts'
import { linkRoutes } from './links.ts'
import { countNetworks } from './network-pace.ts'
import { ownAccountRoutes } from './own-account.ts'
import type { RouteContext } from './route-context.ts'
import { signUpRoutes } from './sign-up.ts'
import { tokenRoutes } from './token.ts'
import { verifyRoutes } from './verify.ts'

/** The whole auth protocol under /auth/v1. */
export function protocolRoutes(app: FastifyInstance, part: RouteContext): void {
  void app.register(
    async (auth) => {
      readJson(auth)
      crossOrigin(auth, part.platform)
      answerErrors(auth, part.platform)
      countNetworks(auth, part.platform)
      for (const routes of groups) routes(auth, part)
    },
    { prefix: '/auth/v1' },
  )
}

const groups = [
  aboutRoutes,
  signUpRoutes,
  tokenRoutes,
  verifyRoutes,
  linkRoutes,
  ...ownAccountRoutes,
  authorizeRoutes,
  callbackRoutes,
  closedRoutes,
] as const
