import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { passCaptcha } from '../commands/captcha.ts'
import { limitAddress } from '../commands/limits.ts'
import { invalid, Refusal } from '../commands/refusals.ts'
import { sessionBody } from '../commands/sessions.ts'
import { signUp } from '../commands/sign-up.ts'
import { bodyOf, captcha, challengeFields, metadata, requirePkce, word } from './input.ts'
import { visitOf, type Part } from './part.ts'

const signUpBody = z.object({
  email: word,
  phone: word,
  password: word,
  data: metadata,
  gotrue_meta_security: captcha,
  ...challengeFields,
})

/** POST /signup */
export function signUpRoutes(auth: FastifyInstance, part: Part): void {
  auth.post('/signup', async (request) => {
    const visit = visitOf(request, part)
    await limitAddress(visit, 'mails', 'signup')
    const body = bodyOf(signUpBody, request.body)
    requireOneAddress(body)
    await passCaptcha(visit, body.gotrue_meta_security)

    const { email, password, data = {} } = body
    const signedUp = await signUp(visit, { email, password, data, pkce: requirePkce(body) })
    return signedUp.kind === 'user' ? signedUp.user : sessionBody(visit, signedUp.grant)
  })
}

function requireOneAddress({ email, phone, password }: z.output<typeof signUpBody>): void {
  if (email === '' && phone === '')
    throw new Refusal('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  if (password === '') throw invalid('Signup requires a valid password')
  if (email !== '' && phone !== '')
    throw invalid('Only an email address or phone number should be provided on signup.')
  if (phone !== '') throw new Refusal('phone_provider_disabled', 'Phone signups are disabled')
}
