import { randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '#server/platform/config.ts'

const lifetimeSeconds = 600

/** True for a page navigation; programs, and browsers that don't say, need no cookie. */
export function isNavigation(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-mode'] === 'navigate'
}

/** True for a script of our own pages, which has our cookies. */
export function isOwnPage(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin'
}

/** Sets a cookie that identifies the browser on return from the provider. */
export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): string {
  const secret = readBrowserSecret(request, config) ?? randomBytes(32).toString('base64url')
  const secure = isSecure(config) ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${nameOf(config)}=${secret}; Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
  return secret
}

export function readBrowserSecret(request: FastifyRequest, config: Config): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const prefix = `${nameOf(config)}=`
  const secret = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length)
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

/** The prefix prevents other hosts of the domain from setting it, and requires HTTPS. */
function nameOf(config: Config): string {
  return isSecure(config) ? '__Host-touchline-browser' : 'touchline-browser'
}

function isSecure({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:')
}
