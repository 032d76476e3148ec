import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { AuthContext } from '../commands/auth-context.ts'
import { passCaptcha, passCaptchaToSignIn } from '../commands/captcha.ts'
import { exchangeCode } from '../commands/exchange.ts'
import { refreshSession } from '../commands/refresh.ts'
import { invalidInput, Refusal } from '../commands/refusals.ts'
import type { SessionGrant } from '../commands/sessions.ts'
import { signIn } from '../commands/sign-in.ts'
import { requirePhones } from '../commands/texts.ts'
import { grantByIdToken } from './id-token.ts'
import { bodyOf, captcha, word } from './input.ts'
import {
  limitBeforeBody,
  readQueryParameter,
  authContextOf,
  type RouteContext,
} from './route-context.ts'
import { answerSession, type SessionAnswer } from './session-answer.ts'

const passwordBody = z.object({
  email: word,
  phone: word,
  password: word,
  gotrue_meta_security: captcha,
})
const exchangeBody = z.object({ auth_code: word, code_verifier: word })
const refreshBody = z.object({ refresh_token: word })

/** POST /token?grant_type=password|pkce|refresh_token|id_token */
export function tokenRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.post('/token', limitBeforeBody(part, 'tokens', 'token'), async (request, reply) => {
    const visit = authContextOf(request, part)
    const grantType = readQueryParameter(request, 'grant_type')
    const grant: SessionAnswer =
      grantType === 'id_token'
        ? await grantByIdToken(visit, request, part)
        : await granted(visit, grantType, request.body)
    return answerSession(reply, visit, grant)
  })
}

async function granted(
  visit: AuthContext,
  grantType: string | undefined,
  body: unknown,
): Promise<SessionAnswer> {
  if (grantType === 'refresh_token')
    return refreshSession(visit, bodyOf(refreshBody, body).refresh_token)
  if (grantType === 'pkce') {
    const { auth_code: authCode, code_verifier: verifier } = bodyOf(exchangeBody, body)
    return exchangeCode(visit, { authCode, verifier })
  }

  const given = bodyOf(passwordBody, body)
  const { gotrue_meta_security: token } = given
  await (grantType === 'password' ? passCaptchaToSignIn : passCaptcha)(visit, token)
  if (grantType !== 'password') throw new Refusal('invalid_credentials', 'unsupported_grant_type')
  return byPassword(visit, given)
}

function byPassword(
  visit: AuthContext,
  given: z.output<typeof passwordBody>,
): Promise<SessionGrant> {
  const { email, phone, password } = given
  if (email !== '' && phone !== '')
    throw invalidInput('Only an email address or phone number should be provided on login.')
  if (phone !== '') {
    requirePhones(visit, { message: 'Phone logins are disabled', status: 422 })
    return signIn(visit, { by: 'phone', address: phone, password })
  }
  if (email === '') throw invalidInput('missing email or phone')
  return signIn(visit, { by: 'email', address: email, password })
}
