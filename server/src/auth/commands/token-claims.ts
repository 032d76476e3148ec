import { decodeProtectedHeader, type JWTPayload } from 'jose'
import { z } from 'zod'

import type { SignedIn } from '#server/platform/http/context.ts'

/** The token of an Authorization header, or undefined. */
export function readBearerToken(authorization: string | undefined): string | undefined {
  return /^bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i.exec(authorization ?? '')?.[1]
}

/** The id of the key that a token names, or undefined. */
export function readKeyId(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}

const claimsShape = z.object({
  sub: z.uuid(),
  email: z.string(),
  phone: z.string().default(''),
  is_anonymous: z.boolean().default(false),
  session_id: z.uuid(),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
  amr: z.array(z.object({ timestamp: z.number() })).default([]),
})

/** The account of a verified access token; undefined for other tokens. */
export function accountFromClaims(claims: JWTPayload): SignedIn | undefined {
  const parsed = claimsShape.safeParse(claims)
  if (!parsed.success) return undefined
  const { sub: id, email, phone, session_id: sessionId, user_metadata: userMetadata } = parsed.data
  return {
    id,
    email: email === '' ? null : email,
    ...(phone === '' ? {} : { phone }),
    isAnonymous: parsed.data.is_anonymous,
    sessionId,
    ...signInOf(parsed.data.amr),
    userMetadata,
  }
}

/** The newest proof of the session. */
function signInOf(amr: readonly { readonly timestamp: number }[]): { signedInAt?: Date } {
  if (amr.length === 0) return {}
  return { signedInAt: new Date(Math.max(...amr.map(({ timestamp }) => timestamp)) * 1000) }
}
