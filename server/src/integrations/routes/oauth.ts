import { assistantScopes } from '@touchline/domain/integrations/oauth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { openNetworkPace } from '#server/platform/http/pace.ts'
import type { Platform } from '#server/platform/platform.ts'

import { exchangeCode, refreshToken, revokeByApp } from '../commands/oauth/exchange.ts'
import { oauthEndpoints } from '../commands/oauth/oauth-endpoints.ts'
import { OAuthRefusal } from '../commands/oauth/refusal.ts'
import { registerClient } from '../commands/oauth/register.ts'

const smallForm = 8 * 1024

/**
 * What apps ask to connect to `/mcp`: metadata (RFC 8414, RFC 9728), registration (RFC 7591), tokens (OAuth
 * 2.1) and their end (RFC 7009). The consent page is one of ours.
 */
export async function oauthRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  const pace = openNetworkPace(platform)
  await app.register(async (scope) => {
    readForms(scope)
    answerRefusals(scope)
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      pace.keep(networkOf(request.ip), request)
    })
    metadataRoutes(scope, platform)
    scope.post('/oauth/register', { bodyLimit: smallForm }, async (request, reply) => {
      const client = await registerClient({ platform, ip: request.ip }, request.body)
      return reply.status(201).send(client)
    })
    scope.post('/oauth/token', { bodyLimit: smallForm }, (request) => tokenFor(platform, request))
    scope.post('/oauth/revoke', { bodyLimit: smallForm }, async (request) => {
      const { token, client_id: clientId } = formOf(revocation, request)
      await revokeByApp({ platform, ip: request.ip }, { token, clientId })
      return {}
    })
  })
}

function metadataRoutes(scope: FastifyInstance, { config }: Platform): void {
  const places = oauthEndpoints(config)
  const resource = {
    resource: places.resource,
    resource_name: 'Touchline',
    authorization_servers: [places.issuer],
    scopes_supported: assistantScopes,
    bearer_methods_supported: ['header'],
  }
  const server = {
    issuer: places.issuer,
    authorization_endpoint: places.authorize,
    token_endpoint: places.token,
    registration_endpoint: places.register,
    revocation_endpoint: places.revoke,
    scopes_supported: assistantScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
  scope.get('/.well-known/oauth-protected-resource', async () => resource)
  scope.get('/.well-known/oauth-protected-resource/mcp', async () => resource)
  scope.get('/.well-known/oauth-authorization-server', async () => server)
}

const word = z.string().min(1).max(1000)

const tokenForm = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: z.uuid(),
    code: word,
    redirect_uri: word,
    code_verifier: word,
    resource: word.optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.uuid(),
    refresh_token: word,
    resource: word.optional(),
    scope: word.optional(),
  }),
])

const revocation = z.object({ client_id: z.uuid(), token: word })

async function tokenFor(platform: Platform, request: FastifyRequest) {
  const form = formOf(tokenForm, request)
  const caller = { platform, ip: request.ip }
  const { client_id: clientId, resource } = form
  if (resource !== undefined && resource !== oauthEndpoints(platform.config).resource)
    throw new OAuthRefusal('invalid_target', 'Tokens are for /mcp alone')
  if (form.grant_type === 'refresh_token')
    return refreshToken(caller, { clientId, token: form.refresh_token, scope: form.scope })
  const { code, redirect_uri: redirectUri, code_verifier: verifier } = form
  return exchangeCode(caller, { clientId, code, redirectUri, verifier })
}

function formOf<Shape extends z.ZodType>(shape: Shape, { body }: FastifyRequest): z.output<Shape> {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  const named = parsed.error.issues.map(({ path }) => path.join('.'))
  if (named.includes('grant_type'))
    throw new OAuthRefusal('unsupported_grant_type', 'authorization_code or refresh_token')
  if (named.includes('client_id')) throw new OAuthRefusal('invalid_client', 'Unknown app')
  throw new OAuthRefusal('invalid_request', `Missing or wrong: ${named.join(', ')}`)
}

/** Forms (RFC 6749, 4.1.3), where each parameter may come once (3.2). */
function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => {
      const form = new URLSearchParams(body)
      const names = [...form.keys()]
      if (new Set(names).size < names.length)
        done(new OAuthRefusal('invalid_request', 'A parameter came twice'))
      else done(null, Object.fromEntries(form))
    },
  )
}

function answerRefusals(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    const refusal = isUnreadable(error) ? unreadable : error
    if (!(refusal instanceof OAuthRefusal)) throw refusal
    return reply
      .status(refusal.status)
      .send({ error: refusal.code, error_description: refusal.message })
  })
}

const unreadable = new OAuthRefusal('invalid_request', 'The body is neither JSON nor a form')

/** What Fastify or our own limits say of a body. */
function isUnreadable(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'invalid_input'
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  return status === 400 || status === 415
}
