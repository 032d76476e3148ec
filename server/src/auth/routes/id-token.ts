import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { AuthContext } from '../commands/auth-context.ts'
import type { Provider } from '../commands/provider.ts'
import { invalidInput, OAuthRefusal, Refusal } from '../commands/refusals.ts'
import type { SessionGrant } from '../commands/sessions.ts'
import { signInWithIdToken } from '../commands/sign-in-with-id-token.ts'
import { requireBearer } from './bearer.ts'
import { requireManualLinking, requireSecondStep } from './identities.ts'
import { bodyOf, word } from './input.ts'
import type { RouteContext } from './route-context.ts'

const idTokenBody = z.object({
  provider: word,
  client_id: word,
  issuer: word,
  id_token: word,
  access_token: word,
  nonce: word,
  link_identity: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
})
type IdTokenBody = z.output<typeof idTokenBody>

/** POST /token?grant_type=id_token */
export async function grantByIdToken(
  visit: AuthContext,
  request: FastifyRequest,
  part: RouteContext,
): Promise<SessionGrant> {
  const body = bodyOf(idTokenBody, request.body)
  const { id_token: idToken, access_token: accessToken, nonce } = body
  if (idToken === '') throw new OAuthRefusal('invalid request', 'id_token required')
  const provider = requireKnown(part, body)
  const given = { idToken, accessToken, nonce }
  if (!body.link_identity) return signInWithIdToken(visit, provider, { given, addTo: undefined })

  const bearer = await requireBearer(request, part)
  requireManualLinking(part)
  requireSecondStep(bearer)
  return signInWithIdToken(visit, provider, { given, addTo: bearer.user.id })
}

/** By name, or by client id and issuer as in older clients. */
function requireKnown({ google, platform }: RouteContext, body: IdTokenBody): Provider {
  const issuer = platform.config.auth.google?.issuer
  if (body.provider === '' && (body.client_id === '' || body.issuer === ''))
    throw new OAuthRefusal('invalid request', 'provider or client_id and issuer required')
  const isGoogle = body.provider === 'google' || (body.provider === '' && body.issuer === issuer)
  if (!isGoogle)
    throw invalidInput(
      `Custom OIDC provider "${(body.provider || body.issuer).slice(0, 100)}" not allowed`,
    )
  if (google === undefined)
    throw new Refusal('provider_disabled', 'Provider (issuer "google") is not enabled')
  return google
}
