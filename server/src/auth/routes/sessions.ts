import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Bearer } from '../commands/change-user.ts'
import { Refusal } from '../commands/refusals.ts'
import { sessionsOf } from '../queries/listed-sessions.ts'
import { endSessions } from '../queries/sessions.ts'
import { requireBearer } from './bearer.ts'
import type { RouteContext } from './route-context.ts'

/** Our own endpoints: where someone is signed in, and signing out there. */
export function sessionRoutes(auth: FastifyInstance, part: RouteContext): void {
  const { database, clock } = part.platform

  auth.get('/sessions', async (request) => {
    const bearer = await requireSecondStep(request, part)
    const sessions = await sessionsOf(database, bearer.user.id, clock())
    return {
      sessions: sessions.map(({ id, createdAt, refreshedAt, userAgent, ip, aal }) => ({
        id,
        created_at: createdAt.toISOString(),
        refreshed_at: refreshedAt?.toISOString() ?? null,
        user_agent: userAgent,
        ip,
        aal,
        is_current: id === bearer.sessionId,
      })),
    }
  })

  auth.delete('/sessions/:id', async (request, reply) => {
    const { user } = await requireSecondStep(request, part)
    const parsed = z.object({ id: z.uuid() }).safeParse(request.params)
    const ended = parsed.success
      ? await endSessions(database, { kind: 'one', userId: user.id, sessionId: parsed.data.id })
      : 0
    if (ended === 0) throw new Refusal('session_not_found', 'Session not found', { status: 404 })
    return reply.status(204).send()
  })
}

/** Shows addresses and devices only after all of the account's factors. */
async function requireSecondStep(request: FastifyRequest, part: RouteContext): Promise<Bearer> {
  const bearer = await requireBearer(request, part)
  if (bearer.mustStepUp)
    throw new Refusal('insufficient_aal', 'AAL2 required to see and end sessions')
  return bearer
}
