import type { FastifyReply } from 'fastify'

import { sessionBody, type Grant, type SessionBody } from '../commands/sessions.ts'
import type { Visit } from '../commands/visit.ts'

/** A session to be answered; `reuse` when a refresh token was asked about again. */
export type Answered = Grant & { readonly reuse?: boolean }

const prefixLength = 5

/** The session, with headers by which the operator of a proxy can tell whose it is. */
export async function answerSession(
  reply: FastifyReply,
  visit: Visit,
  grant: Answered,
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
