import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { isSessionExpired } from '@touchline/domain/auth/session-terms'

import type { Transaction } from '#server/platform/database/database.ts'

import {
  activeRefreshToken,
  addRefreshToken,
  findRefreshToken,
  revokeRefreshToken,
  type RefreshToken,
} from '../queries/refresh-tokens.ts'
import { endSessions, lockSession, saveRefresh, type Session } from '../queries/sessions.ts'
import { findUser } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { noteDevice } from './devices.ts'
import { invalidInput, Refusal } from './refusals.ts'
import { hashSecret, isRefreshToken, nextRefreshToken } from './secrets.ts'
import { createGrant, type SessionGrant } from './sessions.ts'
import { notifySessionStolen } from './warnings.ts'

/**
 * Rotates a refresh token. Reusing the last token (two tabs, a lost response) returns the same
 * successor; reusing an older one ends the session for every copy.
 */
export async function refreshSession(visit: AuthContext, token: string): Promise<Refreshed> {
  if (!isRefreshToken(token)) throw invalidInput('Refresh token is not valid')

  const outcome = await inTurn(() =>
    visit.platform.database.transaction().execute((tx) => attempt(tx, visit, token)),
  )
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** The result of a refresh; `reuse` if the token had been used before. */
export interface Refreshed extends SessionGrant {
  readonly reuse: boolean
}

/** Don't hold a connection while the same session is being refreshed: clients retry shortly. */
const patienceMs = 5000

async function inTurn<T>(attempt: () => Promise<T | 'busy'>): Promise<T | Refusal> {
  const begun = performance.now()
  while (performance.now() - begun < patienceMs) {
    const outcome = await attempt()
    if (outcome !== 'busy') return outcome
    await sleep(randomInt(10, 31))
  }
  return new Refusal('conflict', 'Too many concurrent token refresh requests on the same session')
}

async function attempt(
  tx: Transaction,
  visit: AuthContext,
  token: string,
): Promise<Refreshed | Refusal | 'busy'> {
  const found = await findRefreshToken(tx, hashSecret(token))
  const session = found === undefined ? undefined : await lockSession(tx, found.sessionId)
  if (session === 'busy') return 'busy'
  // Read again: the token may have been used while waiting for the lock.
  const current = session === undefined ? undefined : await findRefreshToken(tx, hashSecret(token))
  if (session === undefined || current === undefined) return notFound()
  return rotate(tx, visit, { token, current, session })
}

interface Presented {
  readonly token: string
  readonly current: RefreshToken
  readonly session: Session
}

async function rotate(
  tx: Transaction,
  visit: AuthContext,
  presented: Presented,
): Promise<Refreshed | Refusal> {
  const { token, current, session } = presented
  const { now, ip, userAgent } = visit
  const barred = await barrier(tx, visit, session)
  if (barred !== undefined) return barred

  const successor = nextRefreshToken(token, session.refreshKey)
  if (current.revokedAt === null) {
    await revokeRefreshToken(tx, current.id, now)
    const hash = hashSecret(successor)
    await addRefreshToken(tx, { sessionId: session.id, hash, parentId: current.id, now })
    await saveRefresh(tx, { sessionId: session.id, ip, userAgent, now })
    await noteDevice(tx, visit, session.userId)
    return { ...(await createGrant(tx, session, successor)), reuse: false }
  }

  const inWindow = isRecentlyUsed(visit, current)
  const again = await tokenForRepeated(tx, presented, inWindow)
  if (again !== undefined) return { ...(await createGrant(tx, session, again)), reuse: true }

  // A second factor replaced the token (commands/second-step.ts) while another tab was refreshing
  // it.
  if (inWindow) return alreadyUsed()
  await endSessions(tx, { kind: 'one', userId: session.userId, sessionId: session.id })
  await notifySessionStolen(tx, visit, session.userId)
  return alreadyUsed()
}

async function barrier(
  tx: Transaction,
  visit: AuthContext,
  session: Session,
): Promise<Refusal | undefined> {
  if (isSessionExpired(session, visit.now))
    return new Refusal('session_expired', 'Invalid Refresh Token: Session Expired')
  const user = await findUser(tx, session.userId)
  if (user === undefined) return notFound()
  const banned = user.bannedUntil !== null && user.bannedUntil > visit.now
  return banned
    ? new Refusal('user_banned', 'Invalid Refresh Token: User Banned', { status: 400 })
    : undefined
}

function isRecentlyUsed(visit: AuthContext, { revokedAt }: RefreshToken): boolean {
  const windowMs = visit.platform.config.auth.refreshReuseSeconds * 1000
  return revokedAt !== null && visit.now.getTime() - revokedAt.getTime() < windowMs
}

/** The active token: for its direct parent at any time, for older ones within the reuse window. */
async function tokenForRepeated(
  tx: Transaction,
  { token, current, session }: Presented,
  inWindow: boolean,
): Promise<string | undefined> {
  const active = await activeRefreshToken(tx, session.id)
  if (active === undefined || (active.parentId !== current.id && !inWindow)) return undefined

  let next = token
  for (let step = 0; step < longestChain; step += 1) {
    next = nextRefreshToken(next, session.refreshKey)
    if (hashSecret(next).equals(active.hash)) return next
  }
  return undefined
}

/** More rotations than fit in a reuse window. */
const longestChain = 200

function notFound(): Refusal {
  return new Refusal('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}

function alreadyUsed(): Refusal {
  return new Refusal('refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}
