import type { FastifyReply } from 'fastify'

import type { AuthContext } from '../commands/auth-context.ts'
import { sessionBody, type SessionGrant, type SessionBody } from '../commands/sessions.ts'

/** A session to return; `reuse` if the refresh token had been used before. */
export type SessionAnswer = SessionGrant & { readonly reuse?: boolean }

const prefixLength = 5

/** Returns the session with headers that tell a proxy whose it is. */
export async function answerSession(
  reply: FastifyReply,
  visit: AuthContext,
  grant: SessionAnswer,
): Promise<SessionBody> {
  const { user, session, refreshToken, reuse } = grant
  reply.headers({
    'sb-auth-user-id': user.id,
    'sb-auth-session-id': session.id,
    'sb-auth-refresh-token-prefix': refreshToken.slice(0, prefixLength),
    ...(reuse === undefined ? {} : { 'sb-auth-refresh-token-reuse': String(reuse) }),
  })
  return sessionBody(visit, grant)
}
