import type { FastifyInstance } from 'fastify'

import { limitAddress } from '../commands/limits.ts'
import { sendNonce } from '../commands/reauthenticate.ts'
import { requireBearer } from './bearer.ts'
import { authContextOf, type RouteContext } from './route-context.ts'

/** GET /reauthenticate sends the code that PUT /user takes as `nonce`. */
export function reauthenticateRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.get('/reauthenticate', { exposeHeadRoute: false }, async (request) => {
    const visit = authContextOf(request, part)
    await limitAddress(visit, 'mails', 'reauthenticate')
    const { user } = await requireBearer(request, part)
    const messageId = await sendNonce(visit, user)
    return messageId === undefined ? {} : { message_id: messageId }
  })
}
