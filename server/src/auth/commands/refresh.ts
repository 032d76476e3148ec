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
import { invalid, Refusal } from './refusals.ts'
import { digestOf, isRefreshToken, successorOf } from './secrets.ts'
import { grantOf, type Grant } from './sessions.ts'
import { tellSessionStolen } from './warnings.ts'
import type { Visit } from './visit.ts'

/**
 * Rotates a refresh token. Who asks again with the token just used (two tabs, a lost answer) gets the
 * same successor; who comes with an older one ends the session for everybody who holds a copy.
 */
export async function refreshSession(visit: Visit, token: string): Promise<Grant> {
  if (!isRefreshToken(token)) throw invalid('Refresh token is not valid')

  const outcome = await visit.platform.database.transaction().execute(async (tx) => {
    const found = await findRefreshToken(tx, digestOf(token))
    const session = found === undefined ? undefined : await lockSession(tx, found.sessionId)
    // Read again: whoever held the lock may have used the token meanwhile.
    const current = session === undefined ? undefined : await findRefreshToken(tx, digestOf(token))
    if (session === undefined || current === undefined) return notFound()
    return rotate(tx, visit, { token, current, session })
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

interface Presented {
  readonly token: string
  readonly current: RefreshToken
  readonly session: Session
}

async function rotate(
  tx: Transaction,
  visit: Visit,
  presented: Presented,
): Promise<Grant | Refusal> {
  const { token, current, session } = presented
  const { now, ip, userAgent } = visit
  const barred = await barrier(tx, visit, session)
  if (barred !== undefined) return barred

  const successor = successorOf(token, session.refreshKey)
  if (current.revokedAt === null) {
    await revokeRefreshToken(tx, current.id, now)
    const hash = digestOf(successor)
    await addRefreshToken(tx, { sessionId: session.id, hash, parentId: current.id, now })
    await saveRefresh(tx, { sessionId: session.id, ip, userAgent, now })
    return grantOf(tx, session, successor)
  }

  const again = await tokenForRepeated(tx, visit, presented)
  if (again !== undefined) return grantOf(tx, session, again)

  await endSessions(tx, { kind: 'one', userId: session.userId, sessionId: session.id })
  await tellSessionStolen(tx, visit, session.userId)
  return new Refusal('refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

async function barrier(
  tx: Transaction,
  visit: Visit,
  session: Session,
): Promise<Refusal | undefined> {
  if (session.notAfter !== null && session.notAfter <= visit.now)
    return new Refusal('session_expired', 'Invalid Refresh Token: Session Expired')
  const user = await findUser(tx, session.userId)
  if (user === undefined) return notFound()
  const banned = user.bannedUntil !== null && user.bannedUntil > visit.now
  return banned
    ? new Refusal('user_banned', 'Invalid Refresh Token: User Banned', { status: 400 })
    : undefined
}

/** The active token, for its direct parent at any time and for older ones within the reuse window. */
async function tokenForRepeated(
  tx: Transaction,
  visit: Visit,
  { token, current, session }: Presented,
): Promise<string | undefined> {
  const active = await activeRefreshToken(tx, session.id)
  const windowMs = visit.platform.config.auth.refreshReuseSeconds * 1000
  const inWindow =
    current.revokedAt !== null && visit.now.getTime() - current.revokedAt.getTime() < windowMs
  if (active === undefined || (active.parentId !== current.id && !inWindow)) return undefined

  let next = token
  for (let step = 0; step < longestChain; step += 1) {
    next = successorOf(next, session.refreshKey)
    if (digestOf(next).equals(active.hash)) return next
  }
  return undefined
}

/** Rotations one reuse window can hold, generously. */
const longestChain = 200

function notFound(): Refusal {
  return new Refusal('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}
