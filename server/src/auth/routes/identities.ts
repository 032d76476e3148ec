import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Bearer } from '../commands/change-user.ts'
import { limitAddress } from '../commands/limits.ts'
import { startOAuth } from '../commands/provider-flow.ts'
import { Refusal } from '../commands/refusals.ts'
import { removeIdentity } from '../commands/remove-identity.ts'
import { readAuthorizeRequest, requireProvider } from './authorize.ts'
import { requireBearer } from './bearer.ts'
import { isOwnPage, rememberBrowser } from './browser-secret.ts'
import { readQueryParameter, authContextOf, type RouteContext } from './route-context.ts'

/** GET /user/identities/authorize and DELETE /user/identities/{id}: ways to sign in. */
export function identityRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.get('/user/identities/authorize', { exposeHeadRoute: false }, async (request, reply) => {
    const visit = authContextOf(request, part)
    await limitAddress(visit, 'tokens', 'authorize')
    const bearer = await requireBearer(request, part)
    requireManualLinking(part)
    requireSecondStep(bearer)
    const input = readAuthorizeRequest(request)
    const provider = requireProvider(part, input.provider)
    const { config } = part.platform
    const browser = isOwnPage(request) ? rememberBrowser(request, reply, config) : undefined
    const journey = { ...input, linkingUserId: bearer.user.id, browser }
    const url = await startOAuth(visit, provider, journey)
    return readQueryParameter(request, 'skip_http_redirect') === 'true'
      ? { url }
      : reply.redirect(url, 302)
  })

  auth.delete<{ Params: { id: string } }>('/user/identities/:id', async (request) => {
    const visit = authContextOf(request, part)
    await limitAddress(visit, 'user', 'user')
    const bearer = await requireBearer(request, part)
    requireManualLinking(part)
    const { id } = request.params
    if (!z.uuid().safeParse(id).success)
      throw new Refusal('validation_failed', 'identity_id must be an UUID', { status: 404 })
    requireSecondStep(bearer)
    await removeIdentity(visit, { userId: bearer.user.id, identityId: id.toLowerCase() })
    return {}
  })
}

export function requireManualLinking({ platform }: RouteContext): void {
  if (!platform.config.auth.manualLinking)
    throw new Refusal('manual_linking_disabled', 'Manual linking is disabled')
}

/** Changing who can sign in needs the second factor, like changing the password. */
export function requireSecondStep({ mustStepUp }: Bearer): void {
  if (mustStepUp)
    throw new Refusal('insufficient_aal', 'AAL2 session is required to change identities.', {
      status: 401,
    })
}
