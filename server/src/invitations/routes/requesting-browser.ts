import type { FastifyReply, FastifyRequest } from 'fastify'

import { isNavigation, isOwnPage } from '#server/auth/routes/browser-secret.ts'
import { isSignatureOf, signText } from '#server/files/queries/addresses.ts'
import type { Platform } from '#server/platform/platform.ts'

const lifetimeSeconds = 24 * 3600

interface CookieContent {
  readonly teamId: string
  readonly email: string
}

/**
 * Lets the browser that requested an email continue by opening its link. The cookie is only set
 * for the site's own forms.
 */
export async function rememberRequestingBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { platform, asked }: { readonly platform: Platform; readonly asked: CookieContent },
): Promise<void> {
  if (!isOwnPage(request)) return
  const signature = await signText(platform.database, wordsOf(asked))
  const isSecure = platform.config.publicUrl.startsWith('https:')
  reply.header(
    'set-cookie',
    `${nameIn(platform)}=${signature}; Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  )
}

/**
 * True for the browser that requested the email. A program that fetches links has no such cookie.
 */
export async function isRequestingBrowser(
  request: FastifyRequest,
  { platform, asked }: { readonly platform: Platform; readonly asked: CookieContent },
): Promise<boolean> {
  const isAhead = /prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? ''))
  if (!isNavigation(request) || isAhead) return false
  const prefix = `${nameIn(platform)}=`
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const given = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length)
  return given !== undefined && isSignatureOf(platform.database, wordsOf(asked), given)
}

function wordsOf({ teamId, email }: CookieContent): string {
  return `asker ${teamId} ${email.toLowerCase()}`
}

/** The prefix prevents other hosts of the domain from setting it, and requires HTTPS. */
function nameIn({ config }: Platform): string {
  return config.publicUrl.startsWith('https:') ? '__Host-touchline-asker' : 'touchline-asker'
}
