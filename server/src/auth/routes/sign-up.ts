import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { requireAnonymousSignIns, signUpAnonymously } from '../commands/anonymous.ts'
import type { AuthContext } from '../commands/auth-context.ts'
import { passCaptcha } from '../commands/captcha.ts'
import { limitAddress } from '../commands/limits.ts'
import { requireSignUpOpen } from '../commands/newcomers.ts'
import { requireStrength } from '../commands/passwords.ts'
import { signUpByPhone } from '../commands/phones.ts'
import { invalidInput } from '../commands/refusals.ts'
import { signUp, type SignUpResult } from '../commands/sign-up.ts'
import { requireChannel, requirePhones } from '../commands/texts.ts'
import { bodyOf, captcha, challengeFields, metadata, requirePkce, word } from './input.ts'
import { authContextOf, type RouteContext } from './route-context.ts'
import { answerSession } from './session-answer.ts'

const signUpBody = z.object({
  email: word,
  phone: word,
  password: word,
  data: metadata,
  channel: word,
  gotrue_meta_security: captcha,
  ...challengeFields,
})
type SignUpBody = z.output<typeof signUpBody>

/** POST /signup: by email, by phone, or anonymously. */
export function signUpRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.post('/signup', async (request, reply) => {
    const visit = authContextOf(request, part)
    const body = bodyOf(signUpBody, request.body)
    if (body.email === '' && body.phone === '')
      return answerSession(reply, visit, await anonymously(visit, body))

    await limitAddress(visit, 'mails', 'signup')
    await requireComplete(visit, body)
    await passCaptcha(visit, body.gotrue_meta_security)
    const signedUp = await byAddress(visit, body)
    return signedUp.kind === 'user' ? signedUp.user : answerSession(reply, visit, signedUp.grant)
  })
}

async function anonymously(visit: AuthContext, body: SignUpBody) {
  requireAnonymousSignIns(visit)
  await limitAddress(visit, 'anonymous', 'anonymous')
  await passCaptcha(visit, body.gotrue_meta_security)
  return signUpAnonymously(visit, body.data ?? {})
}

/** The order of these checks is part of the protocol. */
async function requireComplete(visit: AuthContext, body: SignUpBody): Promise<void> {
  const { email, phone, password } = body
  requireSignUpOpen(visit)
  if (password === '') throw invalidInput('Signup requires a valid password')
  await requireStrength(visit, password)
  if (email !== '' && phone !== '')
    throw invalidInput('Only an email address or phone number should be provided on signup.')
  if (phone === '') return
  requireChannel(body.channel)
  if (body.code_challenge) throw invalidInput('PKCE not supported for phone signups')
}

async function byAddress(visit: AuthContext, body: SignUpBody): Promise<SignUpResult> {
  const { email, phone, password, data = {} } = body
  const pkce = requirePkce(body)
  if (phone === '') return signUp(visit, { email, password, data, pkce })
  requirePhones(visit, { message: 'Phone signups are disabled', status: 400 })
  return signUpByPhone(visit, { phone, password, data })
}
