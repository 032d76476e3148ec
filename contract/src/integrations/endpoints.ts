import { archivesEndpoints } from './endpoints/archives.ts'
import { authorizationEndpoints } from './endpoints/authorization.ts'
import { clubArchivesEndpoints } from './endpoints/club-archives.ts'
import { tokensEndpoints } from './endpoints/tokens.ts'
import { webhooksEndpoints } from './endpoints/webhooks.ts'

export const integrationsEndpoints = {
  ...tokensEndpoints,
  ...authorizationEndpoints,
  ...webhooksEndpoints,
  ...archivesEndpoints,
  ...clubArchivesEndpoints,
}
