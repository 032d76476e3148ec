import { implement } from '@orpc/server'
import { privacyEndpoints } from '@touchline/contract/privacy/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { childDataRoutes } from './routes/children.ts'
import { ownDataRoutes } from './routes/own-data.ts'

const os = implement(privacyEndpoints).$context<RequestContext>()

export const privacyRoutes = os.router({ ...ownDataRoutes, ...childDataRoutes })
