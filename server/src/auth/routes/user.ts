import { normalizePhone } from '@touchline/domain/auth/addresses'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { changeUser } from '../commands/change-user.ts'
import { publicUser } from '../commands/public-user.ts'
import { invalidInput, Refusal } from '../commands/refusals.ts'
import { requireChannel, requirePhones } from '../commands/texts.ts'
import { identitiesOf } from '../queries/users.ts'
import { requireBearer } from './bearer.ts'
import { bodyOf, challengeFields, metadata, optionalWord, requirePkce, word } from './input.ts'
import { limitBeforeBody, authContextOf, type RouteContext } from './route-context.ts'

const userBody = z.object({
  email: word,
  phone: word,
  password: optionalWord,
  current_password: optionalWord,
  nonce: word,
  channel: word,
  data: metadata,
  app_metadata: z.unknown().optional(),
  ...challengeFields,
})

/** GET and PUT /user: one's own account. */
export function userRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.get('/user', async (request) => {
    const { user } = await requireBearer(request, part)
    const wanted = request.headers['x-jwt-aud']
    if (wanted !== undefined && wanted !== 'authenticated')
      throw invalidInput('Token audience doesn’t match request audience')
    return publicUser(user, await identitiesOf(part.platform.database, user.id))
  })

  auth.put('/user', limitBeforeBody(part, 'user', 'user'), async (request) => {
    const visit = authContextOf(request, part)
    const bearer = await requireBearer(request, part)
    const body = bodyOf(userBody, request.body)
    if (body.app_metadata !== undefined && body.app_metadata !== null)
      throw new Refusal('not_admin', 'Updating app_metadata requires admin privileges')
    if (body.phone !== '' && normalizePhone(body.phone) !== bearer.user.phone) {
      requirePhones(visit, { message: 'Phone logins are disabled', status: 400 })
      requireChannel(body.channel)
    }

    return changeUser(visit, bearer, {
      email: body.email === '' ? undefined : body.email,
      phone: body.phone === '' ? undefined : body.phone,
      password: body.password,
      currentPassword: body.current_password,
      nonce: body.nonce,
      data: body.data,
      pkce: requirePkce(body),
    })
  })
}
