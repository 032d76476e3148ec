import type { Transaction } from '#server/platform/database/database.ts'

import { countAttempt, saveAnswered } from '../queries/challenges.ts'
import { dropUnverified, lockFactor, saveAcceptedStep, type Factor } from '../queries/factors.ts'
import { addRefreshToken, revokeActive } from '../queries/refresh-tokens.ts'
import { upgradeSession } from '../queries/session-levels.ts'
import { endSessions } from '../queries/sessions.ts'
import type { AuthContext } from './auth-context.ts'
import type { Bearer } from './change-user.ts'
import { countGuess } from './code-guesses.ts'
import { factorMissing } from './factors.ts'
import { Refusal } from './refusals.ts'
import { proofIn, requireChallenge, type Proof } from './second-proof.ts'
import { hashSecret, newRefreshToken } from './secrets.ts'
import { createGrant, type SessionGrant } from './sessions.ts'
import { notifyFactor, notifyFactorAdded, notifyCodeGuessing } from './warnings.ts'

export interface Answer {
  readonly factorId: string
  readonly challengeId: string | undefined
  readonly code: string
}

/**
 * Verifies the code of an authenticator app, or a recovery code. The session continues at the
 * second level with a new refresh token; other first-level sessions end.
 */
export async function takeSecondStep(
  visit: AuthContext,
  bearer: Bearer,
  answer: Answer,
): Promise<SessionGrant> {
  const outcome = await visit.platform.database.transaction().execute(async (tx) => {
    const factor = await lockFactor(tx, { id: answer.factorId, userId: bearer.user.id })
    if (factor === undefined) throw factorMissing()
    if (factor === 'busy') throw oneAtATime()
    const challenge = await requireChallenge(tx, visit, answer)
    const guess = { factor, code: answer.code }
    const counted = await countGuess(tx, visit, guess)

    const proof = await proofIn(tx, visit, guess)
    if (proof === undefined) {
      await countAttempt(tx, challenge.id)
      await notifyCodeGuessing(tx, visit, { user: bearer.user, guesses: counted.guesses })
      return new Refusal('mfa_verification_failed', 'Invalid TOTP code entered')
    }
    await counted.forgive()
    await saveAnswered(tx, { id: challenge.id, now: visit.now })
    return accept(tx, visit, { bearer, factor, proof })
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

interface Accepted {
  readonly bearer: Bearer
  readonly factor: Factor
  readonly proof: Proof
}

async function accept(
  tx: Transaction,
  visit: AuthContext,
  accepted: Accepted,
): Promise<SessionGrant> {
  const { bearer, factor, proof } = accepted
  const { user, sessionId } = bearer
  const { now } = visit
  const method = proof.kind
  const session = await upgradeSession(tx, { sessionId, factorId: factor.id, method, now })
  if (session === undefined)
    throw new Refusal('session_not_found', 'Session from session_id claim in JWT does not exist')

  // Not derived from the previous token, so that copies of it stop working.
  const refreshToken = newRefreshToken()
  await revokeActive(tx, { sessionId, now })
  await addRefreshToken(tx, { sessionId, hash: hashSecret(refreshToken), parentId: undefined, now })

  await saveAcceptedStep(tx, { id: factor.id, step: proof.step, now })
  await dropUnverified(tx, { userId: user.id, except: factor.id })
  await endSessions(tx, { kind: 'lower', userId: user.id, sessionId })
  if (factor.status === 'unverified')
    await notifyFactorAdded(tx, visit, { user, factorId: factor.id })
  if (proof.step === null) await notifyFactor(tx, visit, { user, what: 'recovery_code_used' })
  return createGrant(tx, session, refreshToken)
}

/** Hundreds of guesses must not wait for each other, because waiting holds connections. */
function oneAtATime(): Refusal {
  return new Refusal('over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds: 1,
  })
}
