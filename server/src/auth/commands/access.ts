import { hash } from 'node:crypto'

import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findSessionLevel } from '../queries/session-levels.ts'
import type { Level } from '../queries/sessions.ts'
import type { Keys } from './keys.ts'
import { accountFromClaims, readBearerToken } from './token-claims.ts'

/** Authenticates access tokens: called for every request, so results are cached. */
export interface Access {
  /**
   * The account of a valid token with a live session; otherwise undefined. Throws
   * `second_factor_needed` if the account has a second factor that the session has not used.
   */
  identify(authorization: string | undefined): Promise<SignedIn | undefined>
  /**
   * A session ended or changed its level (channel `touchline_sessions`): drops its cached results.
   */
  sessionEnded(sessionId: string): void
  /** After missed notifications: drops all cached results. */
  forgetAll(): void
}

export const sessionsChannel = 'touchline_sessions'

const maxTokens = 20_000
/** Only a fallback for lost notifications: ended sessions are dropped as soon as notified. */
const trustMs = 60_000

interface Verified {
  readonly account: SignedIn
  readonly aal: Level
  readonly until: number
}

export function openAccess(platform: Pick<Platform, 'database' | 'clock'>, keys: Keys): Access {
  const verified = new Map<string, Verified>()
  /** Sessions with their token's level, and until when they are trusted. */
  const good = new Map<string, number>()
  let endings = 0

  async function accountOf(token: string): Promise<Verified | undefined> {
    const now = platform.clock().getTime()
    const key = hash('sha256', token, 'base64url')
    const known = verified.get(key)
    if (known !== undefined && known.until > now) return known

    verified.delete(key)
    const claims = await keys.verify(token)
    const account = claims === undefined ? undefined : accountFromClaims(claims)
    if (account === undefined || claims?.exp === undefined) return undefined
    const aal: Level = claims['aal'] === 'aal2' ? 'aal2' : 'aal1'
    const fresh = { account, aal, until: claims.exp * 1000 }
    remember(verified, key, fresh)
    return fresh
  }

  async function standing(token: Verified): Promise<'good' | 'second_factor_needed' | 'ended'> {
    const { sessionId } = token.account
    const now = platform.clock()
    const key = `${sessionId} ${token.aal}`
    const until = good.get(key) ?? 0
    if (until > now.getTime()) return 'good'

    const before = endings
    const found = await findSessionLevel(platform.database, sessionId, now)
    if (found === undefined || found.isBanned) return 'ended'
    // A token from before the second factor keeps its level, because it may have been copied.
    const isHigh = token.aal === 'aal2' && found.aal === 'aal2'
    if (found.hasFactor && !isHigh) return 'second_factor_needed'
    // A session that ended while the database responded must not be cached.
    if (endings === before) remember(good, key, now.getTime() + trustMs)
    return 'good'
  }

  return {
    async identify(authorization) {
      const token = readBearerToken(authorization)
      const known = token === undefined ? undefined : await accountOf(token)
      if (known === undefined) return undefined
      const now = await standing(known)
      if (now === 'second_factor_needed') throw new AppError('second_factor_needed')
      return now === 'good' ? known.account : undefined
    },
    sessionEnded(sessionId) {
      endings += 1
      for (const aal of ['aal1', 'aal2']) good.delete(`${sessionId} ${aal}`)
    },
    forgetAll() {
      endings += 1
      good.clear()
    },
  }
}

/** Evicts the oldest entry; one in use soon returns. */
function remember<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  if (cache.size >= maxTokens) {
    const [oldest] = cache.keys()
    if (oldest !== undefined) cache.delete(oldest)
  }
  cache.set(key, value)
}
