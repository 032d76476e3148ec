import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import { rememberAccount } from '#server/platform/http/request-log.ts'

import type { Bearer } from '../commands/change-user.ts'
import { Refusal } from '../commands/refusals.ts'
import { findSessionLevel } from '../queries/session-levels.ts'
import { findUser } from '../queries/users.ts'
import type { RouteContext } from './route-context.ts'

/** The caller's session, read from the database: signing out takes effect at once here. */
export async function requireBearer(request: FastifyRequest, part: RouteContext): Promise<Bearer> {
  const { database, clock } = part.platform
  const { userId, sessionId, aal: claimedAal } = await requireClaims(request, part)
  const user = await findUser(database, userId)
  if (user === undefined)
    throw new Refusal('user_not_found', 'User from sub claim in JWT does not exist')
  if (typeof sessionId !== 'string' || !isUuid(sessionId))
    throw new Refusal('bad_jwt', 'invalid claim: session_id claim must be a UUID')

  const now = clock()
  const standing = await findSessionLevel(database, sessionId, now)
  if (standing === undefined)
    throw new Refusal('session_not_found', 'Session from session_id claim in JWT does not exist')
  if (standing.isBanned) throw new Refusal('user_banned', 'User is banned')
  rememberAccount(request, user.id)
  // A token from before the second factor keeps its level, because it may have been copied.
  const aal = claimedAal === 'aal2' ? standing.aal : 'aal1'
  return { user, sessionId, aal, mustStepUp: standing.hasFactor && aal === 'aal1' }
}

async function requireClaims(
  request: FastifyRequest,
  { keys }: RouteContext,
): Promise<{ userId: string; sessionId: unknown; aal: unknown }> {
  const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined)
    throw new Refusal('no_authorization', 'This endpoint requires a valid Bearer token')

  const claims = await keys.verify(token)
  if (claims === undefined)
    throw new Refusal('bad_jwt', 'invalid JWT: unable to parse or verify signature')
  if (claims.sub === undefined) throw new Refusal('bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(claims.sub))
    throw new Refusal('bad_jwt', 'invalid claim: sub claim must be a UUID', { status: 400 })
  return { userId: claims.sub, sessionId: claims['session_id'], aal: claims['aal'] }
}

function isUuid(value: string): boolean {
  return z.uuid().safeParse(value).success
}
