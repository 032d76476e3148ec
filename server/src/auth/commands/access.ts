import { hash } from 'node:crypto'

import type { JWTPayload } from 'jose'
import { z } from 'zod'

import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

import { isSessionAlive } from '../queries/sessions.ts'
import type { Keys } from './keys.ts'

/** Who an access token speaks for: asked with every request, so both answers are kept in memory. */
export interface Access {
  /** The account behind a token of ours whose session lives; undefined for everything else. */
  identify(authorization: string | undefined): Promise<SignedIn | undefined>
  isSessionAlive(sessionId: string): Promise<boolean>
  /** A session ended somewhere (channel `touchline_sessions`): its tokens are worth nothing from now on. */
  sessionEnded(sessionId: string): void
  /** After a gap in hearing of ended sessions: ask the database again. */
  forgetAll(): void
}

export const sessionsChannel = 'touchline_sessions'

const mostTokens = 20_000
/** Only in case a notification got lost: ended sessions are forgotten as soon as they are heard of. */
const trustMs = 60_000

interface Verified {
  readonly account: SignedIn
  readonly until: number
}

export function openAccess(platform: Pick<Platform, 'database' | 'clock'>, keys: Keys): Access {
  const verified = new Map<string, Verified>()
  const alive = new Map<string, number>()
  let endings = 0

  async function accountOf(token: string): Promise<SignedIn | undefined> {
    const now = platform.clock().getTime()
    const key = hash('sha256', token, 'base64url')
    const known = verified.get(key)
    if (known !== undefined && known.until > now) return known.account

    verified.delete(key)
    const claims = await keys.verify(token)
    const account = claims === undefined ? undefined : accountFrom(claims)
    if (account === undefined || claims?.exp === undefined) return undefined
    remember(verified, key, { account, until: claims.exp * 1000 })
    return account
  }

  async function isAlive(sessionId: string): Promise<boolean> {
    const now = platform.clock()
    const until = alive.get(sessionId) ?? 0
    if (until > now.getTime()) return true

    const before = endings
    const lives = await isSessionAlive(platform.database, sessionId, now)
    // An end that was heard of while the database answered may be the end of this session.
    if (lives && endings === before) remember(alive, sessionId, now.getTime() + trustMs)
    return lives
  }

  return {
    async identify(authorization) {
      const token = bearerOf(authorization)
      const account = token === undefined ? undefined : await accountOf(token)
      return account !== undefined && (await isAlive(account.sessionId)) ? account : undefined
    },
    isSessionAlive: isAlive,
    sessionEnded(sessionId) {
      endings += 1
      alive.delete(sessionId)
    },
    forgetAll() {
      endings += 1
      alive.clear()
    },
  }
}

/** The token of an Authorization header; undefined when there is none. */
function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i.exec(authorization ?? '')?.[1]
}

const claimsShape = z.object({
  sub: z.uuid(),
  email: z.string(),
  session_id: z.uuid(),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
})

function accountFrom(claims: JWTPayload): SignedIn | undefined {
  const parsed = claimsShape.safeParse(claims)
  if (!parsed.success) return undefined
  const { sub, email, session_id: sessionId, user_metadata: userMetadata } = parsed.data
  return { id: sub, email, sessionId, userMetadata }
}

/** The oldest entry makes room: what is in use is soon there again. */
function remember<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  if (cache.size >= mostTokens) {
    const [oldest] = cache.keys()
    if (oldest !== undefined) cache.delete(oldest)
  }
  cache.set(key, value)
}
