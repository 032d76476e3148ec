import type { FastifyInstance } from 'fastify'

import { Refusal } from '../commands/refusals.ts'
import { requireBearer } from './bearer.ts'
import type { RouteContext } from './route-context.ts'

/** Parts of the protocol that are not offered: SAML single sign-on and the admin API. */
export function closedRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.post('/sso', async () => {
    throw new Refusal('saml_provider_disabled', 'SAML 2.0 is disabled')
  })

  auth.post('/invite', (request) => requireBearer(request, part).then(refuse))
  for (const url of ['/admin', '/admin/*'])
    auth.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: (request) => requireBearer(request, part).then(refuse),
    })
}

/** Operators have their own pages; no token of the protocol has their rights. */
function refuse(): never {
  throw new Refusal('not_admin', 'User not allowed')
}
