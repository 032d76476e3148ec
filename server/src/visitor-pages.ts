import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { AuthContext } from './auth/commands/auth-context.ts'
import { answerPages } from './events/routes/answer-pages.ts'
import { welcomeRoutes } from './invitations/routes/welcome.ts'
import type { Platform } from './platform/platform.ts'
import { websitePages } from './websites/routes/pages.ts'

interface Given {
  readonly platform: Platform
  readonly visitOf: (request: FastifyRequest) => AuthContext
}

/** The pages that the server writes for people without an account. */
export async function visitorPages(
  http: FastifyInstance,
  { platform, visitOf }: Given,
): Promise<void> {
  await answerPages(http, platform)
  welcomeRoutes(http, visitOf)
  websitePages(http, platform)
}
