import type { FastifyInstance } from 'fastify'

import { invalidInput } from '../commands/refusals.ts'
import { endSessions, type SessionsToEnd } from '../queries/sessions.ts'
import { requireBearer } from './bearer.ts'
import { readQueryParameter, type RouteContext } from './route-context.ts'

const kindOf: Readonly<Record<string, SessionsToEnd['kind']>> = {
  global: 'all',
  local: 'one',
  others: 'others',
}

/** POST /logout?scope=global|local|others */
export function logoutRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.post('/logout', async (request, reply) => {
    const scope = readQueryParameter(request, 'scope') ?? 'global'
    const kind = Object.hasOwn(kindOf, scope) ? kindOf[scope] : undefined
    if (kind === undefined) throw invalidInput(`Unsupported logout scope "${scope}"`)

    const { user, sessionId } = await requireBearer(request, part)
    await endSessions(part.platform.database, { kind, userId: user.id, sessionId })
    // Only from our own pages: the browser clears this origin's storage for any request.
    if (kind !== 'others' && request.headers['sec-fetch-site'] === 'same-origin')
      reply.header('clear-site-data', '"cache"')
    return reply.status(204).send()
  })
}
