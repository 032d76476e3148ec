import { randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '#server/platform/config.ts'

const lifetimeSeconds = 600

/** True for a browser that opens a page; programs, and browsers that cannot tell, are not asked for a cookie. */
export function isNavigation(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-mode'] === 'navigate'
}

/** True for a script of a page of ours, which keeps our cookies. */
export function isOwnPage(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin'
}

/** Gives the browser something to be known by when it comes back from the provider, minutes later. */
export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): string {
  const secret = secretOf(request, config) ?? randomBytes(32).toString('base64url')
  const secure = isSecure(config) ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${nameOf(config)}=${secret}; Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
  return secret
}

export function secretOf(request: FastifyRequest, config: Config): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const prefix = `${nameOf(config)}=`
  const secret = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length)
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

/** The prefix keeps other hosts of the same domain from setting it; it needs an encrypted connection. */
function nameOf(config: Config): string {
  return isSecure(config) ? '__Host-touchline-browser' : 'touchline-browser'
}

function isSecure({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:')
}
