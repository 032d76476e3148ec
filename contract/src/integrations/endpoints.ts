import { archivesEndpoints } from './endpoints/archives.ts'
import { clubArchivesEndpoints } from './endpoints/club-archives.ts'
import { tokensEndpoints } from './endpoints/tokens.ts'
import { webhooksEndpoints } from './endpoints/webhooks.ts'

export const integrationsEndpoints = {
  ...tokensEndpoints,
  ...webhooksEndpoints,
  ...archivesEndpoints,
  ...clubArchivesEndpoints,
}
