import type { FastifyInstance, FastifyRequest } from 'fastify'

import { limitAddress } from '../commands/limits.ts'
import { startOAuth, type OAuthRequest } from '../commands/provider-flow.ts'
import type { Provider } from '../commands/provider.ts'
import { invalidInput } from '../commands/refusals.ts'
import { refusalFor } from './answer.ts'
import { isNavigation, rememberBrowser } from './browser-secret.ts'
import { requirePkce } from './input.ts'
import { errorAddress, oauthErrorOf } from './provider-answers.ts'
import { authContextOf, type RouteContext } from './route-context.ts'

/** GET /authorize: redirects to the provider. */
export function authorizeRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.get('/authorize', { exposeHeadRoute: false }, async (request, reply) => {
    const visit = authContextOf(request, part)
    await limitAddress(visit, 'tokens', 'authorize')
    const options = readAuthorizeRequest(request)
    const provider = requireProvider(part, options.provider)
    const { config } = part.platform
    const browser = isNavigation(request) ? rememberBrowser(request, reply, config) : undefined
    try {
      const journey = { ...options, linkingUserId: undefined, browser }
      return await reply.redirect(await startOAuth(visit, provider, journey), 302)
    } catch (error) {
      const refusal = refusalFor(error, { log: part.platform.log, request })
      return reply.redirect(errorAddress(visit.redirectTo, oauthErrorOf(refusal)), 302)
    }
  })
}

export function requireProvider({ google }: RouteContext, name: string): Provider {
  if (name !== 'google')
    throw invalidInput(`Unsupported provider: Provider ${name.slice(0, 50)} could not be found`)
  if (google === undefined) throw invalidInput('Unsupported provider: provider is not enabled')
  return google
}

/** Our own parameters, and those that could change our request. */
const kept = new Set([
  'provider',
  'scopes',
  'scope',
  'skip_http_redirect',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
  'registration',
])

/** The caller's parameters; unknown ones go to the provider. */
export function readAuthorizeRequest(
  request: FastifyRequest,
): Pick<OAuthRequest, 'provider' | 'pkce' | 'scopes' | 'parameters'> {
  const query = new URLSearchParams(request.url.split('?').slice(1).join('?'))
  return {
    provider: query.get('provider') ?? '',
    pkce: requirePkce({
      code_challenge: query.get('code_challenge') ?? undefined,
      code_challenge_method: query.get('code_challenge_method') ?? undefined,
    }),
    scopes: (query.get('scopes') ?? '').split(/[,\s]+/).filter((scope) => scope !== ''),
    parameters: Object.fromEntries(
      [...query].filter(([key, value]) => !kept.has(key.toLowerCase()) && value !== ''),
    ),
  }
}
