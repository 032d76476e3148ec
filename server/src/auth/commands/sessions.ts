import type { JWTPayload } from 'jose'
import { v4 as uuidv4 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { addSession, amrOf, type AmrEntry, type Session } from '../queries/sessions.ts'
import { findUser, identitiesOf, saveSignIn, type Identity, type User } from '../queries/users.ts'
import { auditOwnAction } from './audit-notes.ts'
import type { AuthContext } from './auth-context.ts'
import { notifyOfNewDevice } from './devices.ts'
import { audience } from './keys.ts'
import type { WeakPassword } from './passwords.ts'
import type { ProviderTokens } from './provider.ts'
import { publicUser, type PublicUser } from './public-user.ts'
import { hashSecret, newRefreshKey, newRefreshToken } from './secrets.ts'

/** Permission for a session; `sessionBody` creates its tokens. */
export interface SessionGrant {
  readonly user: User
  readonly identities: readonly Identity[]
  readonly session: Session
  readonly amr: readonly AmrEntry[]
  readonly refreshToken: string
  /** Tokens of an OpenID provider. */
  readonly providerTokens?: ProviderTokens | undefined
  /** The password was right but would be refused as a new one. */
  readonly weakPassword?: WeakPassword | undefined
}

export interface SessionBody {
  readonly access_token: string
  readonly token_type: 'bearer'
  readonly expires_in: number
  readonly expires_at: number
  readonly refresh_token: string
  readonly user: PublicUser
  readonly provider_token?: string
  readonly provider_refresh_token?: string
  readonly weak_password?: WeakPassword
}

/** Starts a session with a new id and refresh token, whatever the caller sent. */
export async function startSession(
  tx: Transaction,
  visit: AuthContext,
  { userId, method }: { userId: string; method: string },
): Promise<SessionGrant> {
  const { now, ip, userAgent } = visit
  const user = await saveSignIn(tx, userId, now)
  if (user === undefined) throw new Error('nobody to sign in')
  const refreshToken = newRefreshToken()
  const session = await addSession(tx, {
    id: uuidv4(),
    userId,
    refreshKey: newRefreshKey(),
    refreshHash: hashSecret(refreshToken),
    method,
    ip,
    userAgent,
    now,
  })
  await auditOwnAction(tx, visit, { action: 'auth.signed_in', userId, details: { method } })
  await notifyOfNewDevice(tx, visit, user)
  const identities = await identitiesOf(tx, userId)
  return { user, identities, session, amr: [{ method, at: now }], refreshToken }
}

/** Everything for the response, as stored now. */
export async function createGrant(
  tx: Transaction,
  session: Session,
  refreshToken: string,
): Promise<SessionGrant> {
  const user = await findUser(tx, session.userId)
  if (user === undefined) throw new Error('a session without its user')
  const identities = await identitiesOf(tx, user.id)
  const amr = await amrOf(tx, session.id)
  return { user, identities, session, amr, refreshToken }
}

export async function sessionBody(visit: AuthContext, grant: SessionGrant): Promise<SessionBody> {
  const seconds = visit.platform.config.auth.jwtSeconds
  const issuedAt = Math.floor(visit.now.getTime() / 1000)
  const claims = {
    ...claimsOf(grant),
    iss: visit.keys.issuer,
    iat: issuedAt,
    exp: issuedAt + seconds,
  }
  return {
    access_token: await visit.keys.sign(claims),
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: issuedAt + seconds,
    refresh_token: grant.refreshToken,
    user: publicUser(grant.user, grant.identities),
    ...passedOn(grant.providerTokens),
    ...(grant.weakPassword === undefined ? {} : { weak_password: grant.weakPassword }),
  }
}

function passedOn(tokens: ProviderTokens | undefined) {
  if (tokens === undefined) return {}
  const { token, refreshToken } = tokens
  return {
    provider_token: token,
    ...(refreshToken === undefined ? {} : { provider_refresh_token: refreshToken }),
  }
}

function claimsOf({ user, session, amr }: SessionGrant): JWTPayload {
  return {
    sub: user.id,
    aud: audience,
    // Omits an unconfirmed address, because services rely on it.
    email: user.emailConfirmedAt === null ? '' : (user.email ?? ''),
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: 'authenticated',
    aal: session.aal,
    amr: amr.map(({ method, at }) => ({ method, timestamp: Math.floor(at.getTime() / 1000) })),
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  }
}
