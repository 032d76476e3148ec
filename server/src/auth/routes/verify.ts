import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { AuthContext } from '../commands/auth-context.ts'
import { isTextType, takeTextCode, type TextType } from '../commands/confirm-phone.ts'
import {
  isLinkType,
  confirmByCode,
  confirmByLink,
  type Confirmation,
  type LinkType,
} from '../commands/confirm.ts'
import { limitAddress } from '../commands/limits.ts'
import { invalidInput, Refusal } from '../commands/refusals.ts'
import { sessionLanding } from '../commands/session-landing.ts'
import type { ConfirmationInput } from '../queries/one-time-tokens.ts'
import { refusalFor } from './answer.ts'
import { bodyOf, flag, word } from './input.ts'
import {
  limitBeforeBody,
  readQueryParameter,
  authContextOf,
  type RouteContext,
} from './route-context.ts'
import { answerSession } from './session-answer.ts'

const halfway = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

const verifyBody = z.object({
  type: word,
  token: word,
  token_hash: word,
  email: word,
  phone: word,
  redirect_to: word,
  /** Beyond the protocol: the password entered when confirming a sign-up. */
  password: word,
  /** The caller can ask for a password if several sign-ups wait for the address. */
  can_ask_password: flag,
})
type VerifyBody = z.output<typeof verifyBody>

/** POST /verify takes a code or token; GET /verify is the link in emails. */
export function verifyRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.post('/verify', limitBeforeBody(part, 'verify', 'verify'), async (request, reply) => {
    const visit = authContextOf(request, part)
    const confirmed = await confirm(visit, bodyOf(verifyBody, request.body))
    if (confirmed.kind === 'half') return { msg: halfway, code: '200' }
    if (confirmed.kind === 'auth_code') throw new Error('a code is for browsers')
    return answerSession(reply, visit, confirmed.grant)
  })

  auth.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const visit = authContextOf(request, part)
    await limitAddress(visit, 'verify', 'verify')
    return followLink(visit, { request, reply })
  })
  // Mail scanners send HEAD requests first, which must use nothing.
  auth.head('/verify', async (_request, reply) => reply.status(200).send())
}

function confirm(visit: AuthContext, body: VerifyBody): Promise<Confirmation> {
  const { token, token_hash: tokenHash, email } = body
  const said = saidIn(body)
  requireOneSecret(body)
  if (isTextType(body.type)) return confirmText(visit, { ...body, type: body.type })
  const type = requireType(body.type)
  if (tokenHash !== '')
    return confirmByLink(visit, { ...said, token: tokenHash, type, answer: 'to_caller' })
  if (email === '') throw invalidInput('Invalid sms verification type')
  return confirmByCode(visit, { ...said, email, code: token, type })
}

function saidIn({ password, can_ask_password: canAsk }: VerifyBody): ConfirmationInput {
  return password === '' ? { canAsk } : { password }
}

/** A code with its address, or only a link's token. */
function requireOneSecret(body: VerifyBody): void {
  const hasToken = body.token !== ''
  const addresses = [body.email, body.phone].filter((address) => address !== '').length
  if (body.type === '') throw invalidInput('Verify requires a verification type')
  if (hasToken === (body.token_hash !== ''))
    throw invalidInput('Verify requires either a token or a token hash')
  if (!hasToken && (addresses > 0 || body.redirect_to !== ''))
    throw invalidInput('Only the token_hash and type should be provided')
  if (hasToken && addresses !== 1)
    throw invalidInput('Only an email address or phone number should be provided on verify')
}

/** Text message codes have no link and belong to a number. */
async function confirmText(
  visit: AuthContext,
  body: VerifyBody & { type: TextType },
): Promise<Confirmation> {
  const { token, email, phone, type } = body
  if (token === '') throw new Refusal('otp_expired', 'Email link is invalid or has expired')
  if (email !== '') throw new Refusal('otp_expired', 'Token has expired or is invalid')
  return {
    kind: 'session',
    grant: await takeTextCode(visit, { ...saidIn(body), phone, code: token, type }),
  }
}

function requireType(type: string): LinkType {
  if (!isLinkType(type)) throw invalidInput('Unsupported verification type')
  return type
}

interface Following {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly password?: string
}

/** Uses the link in the URL and redirects; with a password if it is one of several sign-ups. */
export async function followLink(
  visit: AuthContext,
  { request, reply, ...said }: Following,
): Promise<FastifyReply> {
  const token = readQueryParameter(request, 'token') ?? ''
  const type = readQueryParameter(request, 'type') ?? ''
  if (token === '') throw invalidInput('Verify requires a token or a token hash')
  if (type === '') throw invalidInput('Verify requires a verification type')

  reply.header('referrer-policy', 'no-referrer')
  const inPkce = token.startsWith('pkce_')
  try {
    const confirmed = await confirmByLink(visit, {
      ...said,
      token,
      type: requireType(type),
      answer: 'in_browser',
    })
    return reply.redirect(await landing(visit, confirmed, { type, inPkce }), 303)
  } catch (error) {
    const { log } = visit.platform
    return reply.redirect(errorLanding(visit, refusalFor(error, { log, request }), inPkce), 303)
  }
}

async function landing(
  visit: AuthContext,
  confirmed: Confirmation,
  { type, inPkce }: { type: string; inPkce: boolean },
): Promise<string> {
  const url = new URL(visit.redirectTo)
  if (confirmed.kind === 'auth_code') {
    url.searchParams.set('code', confirmed.code)
  } else if (confirmed.kind === 'half') {
    if (inPkce) url.searchParams.set('message', halfway)
    url.hash = new URLSearchParams({ message: halfway, sb: '' }).toString()
  } else {
    url.hash = await sessionLanding(visit, confirmed.grant, type)
  }
  return url.href
}

const wordOfStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

function errorLanding(visit: AuthContext, refusal: Refusal, inPkce: boolean): string {
  const url = new URL(visit.redirectTo)
  const error = wordOfStatus[refusal.status]
  const facts = {
    ...(error === undefined ? {} : { error }),
    error_code: refusal.code,
    error_description: refusal.message,
  }
  if (inPkce) for (const [key, value] of Object.entries(facts)) url.searchParams.set(key, value)
  url.hash = new URLSearchParams({ ...facts, sb: '' }).toString()
  return url.href
}
