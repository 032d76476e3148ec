import { archivesRoutes } from './routes/archives.ts'
import { authorizationRoutes } from './routes/authorization.ts'
import { clubArchivesRoutes } from './routes/club-archives.ts'
import { tokensRoutes } from './routes/tokens.ts'
import { webhooksRoutes } from './routes/webhooks.ts'

/** What connects Touchline with programs of others, and with another Touchline. */
export const integrationsRoutes = {
  ...tokensRoutes,
  ...authorizationRoutes,
  ...webhooksRoutes,
  ...archivesRoutes,
  ...clubArchivesRoutes,
}
