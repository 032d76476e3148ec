import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { AuthContext } from '../commands/auth-context.ts'
import { completeOAuth, consumeState, redirectTarget } from '../commands/provider-flow.ts'
import { Refusal } from '../commands/refusals.ts'
import type { ProviderFlow } from '../queries/provider-flows.ts'
import { refusalFor } from './answer.ts'
import { requireProvider } from './authorize.ts'
import { isNavigation, readBrowserSecret } from './browser-secret.ts'
import {
  errorAddress,
  landingAddress,
  oauthErrorOf,
  queryErrorAddress,
} from './provider-answers.ts'
import { authContextOf, type RouteContext } from './route-context.ts'

/** GET and POST /callback: the return from the provider. */
export function callbackRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.get('/callback', { exposeHeadRoute: false }, async (request, reply) =>
    handleCallback(part, { request, reply, answer: queryIn(request.url) }),
  )

  void auth.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )
    forms.post('/callback', async (request, reply) => {
      const sent = typeof request.body === 'string' ? request.body : ''
      const answer = new URLSearchParams([...new URLSearchParams(sent), ...queryIn(request.url)])
      // A form from another site arrives without our cookie; the redirected page gets it.
      if (isNavigation(request))
        return reply.redirect(`${part.keys.issuer}/callback?${answer.toString()}`, 303)
      return handleCallback(part, { request, reply, answer })
    })
  })
}

interface Return {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly answer: URLSearchParams
}

async function handleCallback(
  part: RouteContext,
  { request, reply, answer }: Return,
): Promise<FastifyReply> {
  const visit = authContextOf(request, part)
  reply.header('referrer-policy', 'no-referrer')
  const { config } = part.platform
  const state = answer.get('state') ?? ''
  const browser = isNavigation(request) ? { secret: readBrowserSecret(request, config) } : undefined
  const flow = await consumeState(visit, { state, browser }).catch(asRefusal(part, request))
  if (flow instanceof Refusal)
    return reply.redirect(queryErrorAddress(config.auth.siteUrl, oauthErrorOf(flow)), 303)

  const target = redirectTarget(visit, flow)
  const theirs = { ...visit, redirectTo: target }
  return reply.redirect(await addressAfter(theirs, part, { flow, answer, request }), 302)
}

interface Flown {
  readonly flow: ProviderFlow
  readonly answer: URLSearchParams
}

async function addressAfter(
  visit: AuthContext,
  part: RouteContext,
  { flow, answer, request }: Flown & { request: FastifyRequest },
): Promise<string> {
  const error = answer.get('error')
  if (error !== null && error !== '')
    return errorAddress(visit.redirectTo, {
      error,
      error_description: answer.get('error_description') ?? '',
    })
  const landing = await finish(visit, part, { flow, answer }).catch(asRefusal(part, request))
  return landing instanceof Refusal
    ? errorAddress(visit.redirectTo, oauthErrorOf(landing))
    : landingAddress(visit, visit.redirectTo, landing)
}

async function finish(visit: AuthContext, part: RouteContext, { flow, answer }: Flown) {
  if ((answer.get('code') ?? '') === '')
    throw new Refusal('bad_oauth_callback', 'OAuth callback with missing authorization code')
  const address = new URL(`${visit.keys.issuer}/callback?${answer.toString()}`)
  return completeOAuth(visit, requireProvider(part, flow.provider), { flow, answer: address })
}

/** After any failure, people are redirected to a page. */
function asRefusal({ platform: { log } }: RouteContext, request: FastifyRequest) {
  return (error: unknown): Refusal => refusalFor(error, { log, request })
}

function queryIn(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?').slice(1).join('?'))
}
