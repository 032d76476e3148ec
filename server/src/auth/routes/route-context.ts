import { isIP } from 'node:net'

import { allowedRedirect } from '@touchline/domain/auth/redirects'
import { bestLanguage, acceptedLanguages } from '@touchline/domain/values/language'
import type { FastifyRequest } from 'fastify'

import type { Platform } from '#server/platform/platform.ts'

import type { Access } from '../commands/access.ts'
import type { AuthContext } from '../commands/auth-context.ts'
import type { Keys } from '../commands/keys.ts'
import { limitAddress, type LimitClass } from '../commands/limits.ts'
import type { Provider } from '../commands/provider.ts'

/** The dependencies of each group of routes. */
export interface RouteContext {
  readonly platform: Platform
  readonly keys: Keys
  readonly access: Access
  /** Undefined without Google sign-in. */
  readonly google: Provider | undefined
}

export function authContextOf(
  request: FastifyRequest,
  { platform, keys }: RouteContext,
): AuthContext {
  const { headers } = request
  return {
    platform,
    keys,
    now: platform.clock(),
    ip: addressOf(request),
    userAgent: headers['user-agent']?.slice(0, 500),
    language: bestLanguage(acceptedLanguages(headers['accept-language'])),
    redirectTo: redirectOf(request, platform),
  }
}

/** Counts an attempt of the network before reading the body. */
export function limitBeforeBody(part: RouteContext, limit: LimitClass, endpoint: string) {
  return {
    onRequest: (request: FastifyRequest) =>
      limitAddress(authContextOf(request, part), limit, endpoint),
  }
}

/** The caller's address; invalid ones from a proxy count as one stranger. */
function addressOf(request: FastifyRequest): string {
  const [address = ''] = request.ip.split('%', 1)
  return isIP(address) === 0 ? '0.0.0.0' : address
}

/** From a header, the query, or the referring page; otherwise the site itself. */
function redirectOf(request: FastifyRequest, { config }: Platform): string {
  const { siteUrl, redirectAllowList: allowList } = config.auth
  const { headers } = request
  const candidates = [
    one(headers['redirect_to']),
    readQueryParameter(request, 'redirect_to'),
    headers.referer,
  ]
  return allowedRedirect(candidates, { siteUrl, allowList })
}

export function readQueryParameter(request: FastifyRequest, name: string): string | undefined {
  const query = new URLSearchParams(request.url.split('?').slice(1).join('?'))
  return query.get(name) ?? undefined
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
