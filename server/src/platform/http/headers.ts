import type { FastifyInstance } from 'fastify'

import type { AuthSettings } from '../auth-settings.ts'
import { secretAddress } from '../log.ts'

/** Hashes of the inline scripts in the build. */
export interface PagePolicy {
  readonly scriptHashes: readonly string[]
  readonly secure: boolean
}

/**
 * Sets the security headers of every response. Scripts come only from our origin, inline by hash,
 * or from a configured captcha.
 */
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
    // This host only, because other hosts of the domain aren't ours.
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (!secretAddress.test(request.url)) return
    // The URL may not be sent as referrer or indexed.
    reply.header('referrer-policy', 'no-referrer')
    if (!maybeForAll.test(request.url)) reply.header('x-robots-tag', 'noindex')
  })
  app.addHook('onSend', async (_request, reply) => {
    if (noDocument.test(String(reply.getHeader('content-type')))) return
    const isForFrames = String(reply.getHeader('content-security-policy')).includes(forFrames)
    for (const [name, value] of Object.entries(ofDocuments))
      if (!reply.hasHeader(name) && !(isForFrames && name === 'x-frame-options'))
        reply.header(name, value)
  })
}

/** The policy of a page that any site may show in a frame; `X-Frame-Options` can't say that. */
const forFrames = 'frame-ancestors *'

/**
 * Types that browsers never render as a document, which saves 1 kB of headers for each of a page's
 * files. SVG is a document, and so is a missing type.
 */
const noDocument =
  /^(?:application\/(?:json|manifest\+json|javascript)|text\/(?:javascript|css|event-stream)|font\/|image\/(?:png|jpeg|webp|avif)\b)/

/** A league's page decides itself whether search engines may index it. */
const maybeForAll = /^\/+league\//i

/** Origins of the captcha's script and frame; ours needs none. */
const captchaSources: Readonly<Record<AuthSettings['captcha']['kind'], readonly string[]>> = {
  altcha: [],
  off: [],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
}

function allowed(directive: string, sources: readonly string[]): string {
  return [directive, "'self'", ...sources].join(' ')
}
