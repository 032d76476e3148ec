import { archivesRoutes } from './routes/archives.ts'
import { authorizationRoutes } from './routes/authorization.ts'
import { clubArchivesRoutes } from './routes/club-archives.ts'
import { tokensRoutes } from './routes/tokens.ts'
import { webhooksRoutes } from './routes/webhooks.ts'

/** Programs, assistants, webhooks, and archives for other installations. */
export const integrationsRoutes = {
  ...tokensRoutes,
  ...authorizationRoutes,
  ...webhooksRoutes,
  ...archivesRoutes,
  ...clubArchivesRoutes,
}
