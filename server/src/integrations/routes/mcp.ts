import { createRouterClient, type Router } from '@orpc/server'
import type { contract } from '@touchline/contract/contract'
import { assistantScopes } from '@touchline/domain/integrations/oauth'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { AppError } from '#server/platform/errors.ts'
import { siteFeaturesOff } from '#server/platform/features/queries.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { openPace } from '#server/platform/http/pace.ts'
import { rememberAccount } from '#server/platform/http/request-log.ts'
import { admission, type Answering } from '#server/platform/http/rest-handler.ts'
import type { Platform } from '#server/platform/platform.ts'

import { serveMcp } from '../commands/mcp/serve.ts'
import { oauthEndpoints } from '../commands/oauth/oauth-endpoints.ts'
import { findTokenAccount, readTokenSecret, type ProgramAccount } from '../commands/programs.ts'
import { oauthRoutes } from './oauth.ts'

interface Service extends Answering {
  readonly router: Router<typeof contract, RequestContext>
}

/** OAuth and the MCP server, with `MCP=on`. */
export async function assistantRoutes(app: FastifyInstance, service: Service): Promise<void> {
  if (!service.platform.config.mcp) return
  await oauthRoutes(app, service.platform)
  mcpRoutes(app, service)
}

/**
 * The MCP server (Streamable HTTP, stateless) for apps that a person connected. Its tools call the API's
 * operations with the token's rights.
 */
function mcpRoutes(app: FastifyInstance, service: Service): void {
  const { platform } = service
  const accounts = new WeakMap<FastifyRequest, ProgramAccount>()
  const pace = openPace(platform)
  const call = callsOf(service)

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const account = await identify(platform, request)
      if (account === undefined) return challenge(platform, request, reply)
      accounts.set(request, account)
      rememberAccount(request, account.id)
      pace.keep(account.id, request)
      if ((await siteFeaturesOff(platform.database)).includes('integrations'))
        throw new AppError('feature_off', { feature: 'integrations' })
    },
    handler: async (request, reply) => {
      const account = accounts.get(request)
      if (account === undefined) throw new AppError('not_signed_in')
      if (Array.isArray(request.body)) return reply.status(400).send(oneCallOnly)
      const served = call({ platform, request, reply, account })
      return reply.send(await serveMcp(fetched(platform, request), request.body, served))
    },
  })
}

/** A batch would pass the limit of requests; the protocol has none since 2025-06-18. */
const oneCallOnly = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_600, message: 'Batches are not supported: send one message a request' },
}

async function identify(
  platform: Platform,
  { headers }: FastifyRequest,
): Promise<ProgramAccount | undefined> {
  const secret = readTokenSecret(headers.authorization)
  return secret === undefined ? undefined : findTokenAccount(platform, secret, 'app')
}

/** Where to sign in, and for what (RFC 9728, 5.1), and whether a token is no longer good (RFC 6750, 3.1). */
function challenge(
  { config }: Platform,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { resourceMetadata } = oauthEndpoints(config)
  const scope = assistantScopes.join(' ')
  const error = headers.authorization === undefined ? '' : 'error="invalid_token", '
  const challenged = `${error}resource_metadata="${resourceMetadata}", scope="${scope}"`
  return reply
    .status(401)
    .header('www-authenticate', `Bearer ${challenged}`)
    .send({ error: 'invalid_token', error_description: 'Connect with OAuth' })
}

/** Operations pass the same checks as requests to the API. */
function callsOf({ router, ...service }: Service) {
  const admitted = admission(service)
  return (context: RequestContext & { readonly account: ProgramAccount }) => {
    const operations = createRouterClient(router, {
      context,
      interceptors: [
        async (options) => options.next({ ...options, procedure: await admitted(options) }),
      ],
    })
    const { platform, account, request } = context
    return { operations, account, platform, ip: request.ip }
  }
}

/** The request as the SDK reads it; its body is parsed already. */
function fetched({ config }: Platform, { method, headers, url }: FastifyRequest): Request {
  const given = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string') given.set(name, value)
  return new Request(`${config.publicUrl}${url}`, { method, headers: given })
}
