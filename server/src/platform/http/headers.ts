import type { FastifyInstance } from 'fastify'

/** What the pages need beyond our own origin: hashes of the inline scripts the build wrote. */
export interface PagePolicy {
  readonly scriptHashes: readonly string[]
  readonly secure: boolean
}

/** The security headers of every answer; scripts only from here, or inline by hash. */
export function securityHeaders(app: FastifyInstance, { scriptHashes, secure }: PagePolicy): void {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

  const headers: Record<string, string> = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
