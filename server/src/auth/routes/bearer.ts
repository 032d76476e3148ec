import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Bearer } from '../commands/change-user.ts'
import { Refusal } from '../commands/refusals.ts'
import { isSessionAlive } from '../queries/sessions.ts'
import { findUser } from '../queries/users.ts'
import type { Part } from './part.ts'

/** Whose request it is, asked of the database: here a sign-out counts at once. */
export async function requireBearer(request: FastifyRequest, part: Part): Promise<Bearer> {
  const { database, clock } = part.platform
  const { userId, sessionId } = await requireClaims(request, part)
  const user = await findUser(database, userId)
  if (user === undefined)
    throw new Refusal('user_not_found', 'User from sub claim in JWT does not exist')
  if (typeof sessionId !== 'string' || !isUuid(sessionId))
    throw new Refusal('bad_jwt', 'invalid claim: session_id claim must be a UUID')

  const now = clock()
  if (user.bannedUntil !== null && user.bannedUntil > now)
    throw new Refusal('user_banned', 'User is banned')
  if (!(await isSessionAlive(database, sessionId, now)))
    throw new Refusal('session_not_found', 'Session from session_id claim in JWT does not exist')
  return { user, sessionId }
}

async function requireClaims(
  request: FastifyRequest,
  { keys }: Part,
): Promise<{ userId: string; sessionId: unknown }> {
  const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined)
    throw new Refusal('no_authorization', 'This endpoint requires a valid Bearer token')

  const claims = await keys.verify(token)
  if (claims === undefined)
    throw new Refusal('bad_jwt', 'invalid JWT: unable to parse or verify signature')
  if (claims.sub === undefined) throw new Refusal('bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(claims.sub))
    throw new Refusal('bad_jwt', 'invalid claim: sub claim must be a UUID', { status: 400 })
  return { userId: claims.sub, sessionId: claims['session_id'] }
}

function isUuid(value: string): boolean {
  return z.uuid().safeParse(value).success
}
