import type { FastifyInstance } from 'fastify'

import type { AuthSettings } from '../auth-settings.ts'
import { secretAddress } from '../log.ts'

/** What the pages need beyond our own origin: hashes of the inline scripts the build wrote. */
export interface PagePolicy {
  readonly scriptHashes: readonly string[]
  readonly secure: boolean
}

/** The security headers of every answer; scripts only from here, inline by hash, or of a configured captcha. */
export function securityHeaders(
  app: FastifyInstance,
  { scriptHashes, secure }: PagePolicy,
  auth: AuthSettings,
): void {
  const captcha = captchaSources[auth.captcha.kind]
  const hashes = scriptHashes.map((hash) => `'${hash}'`)
  const policy = [
    "default-src 'self'",
    allowed('script-src', [...hashes, ...captcha]),
    allowed('style-src', captcha),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    allowed('connect-src', captcha),
    allowed('frame-src', captcha),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

  const ofDocuments: Record<string, string> = {
    'content-security-policy': policy,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  }
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Of this host alone: other hosts of the domain are not ours to speak for.
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (!secretAddress.test(request.url)) return
    // No other request may carry such an address along, and no search engine keep it.
    reply.header('referrer-policy', 'no-referrer')
    if (!maybeForAll.test(request.url)) reply.header('x-robots-tag', 'noindex')
  })
  app.addHook('onSend', async (_request, reply) => {
    if (noDocument.test(String(reply.getHeader('content-type')))) return
    for (const [name, value] of Object.entries(ofDocuments))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

/**
 * What no browser shows as a document, for sure: a cold page asks for dozens of scripts and answers, and
 * what only matters to documents would be 1 kB for each. A drawing (svg) is one, and so is what has no type.
 */
const noDocument =
  /^(?:application\/(?:json|manifest\+json|javascript)|text\/(?:javascript|css|event-stream)|font\/|image\/(?:png|jpeg|webp|avif)\b)/

/** A league is for everyone or for those who have its address: its page knows and says which. */
const maybeForAll = /^\/+league\//i

/** Where the captcha's widget comes from and lives; ours is of the house. */
const captchaSources: Readonly<Record<AuthSettings['captcha']['kind'], readonly string[]>> = {
  altcha: [],
  off: [],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
}

function allowed(directive: string, sources: readonly string[]): string {
  return [directive, "'self'", ...sources].join(' ')
}
