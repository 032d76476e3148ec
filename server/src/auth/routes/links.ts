import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { AuthContext } from '../commands/auth-context.ts'
import { passCaptcha } from '../commands/captcha.ts'
import { recover, resendConfirmation, resendEmailChange, sendMagicLink } from '../commands/links.ts'
import { resendPhoneChange, resendSms, textCode } from '../commands/phones.ts'
import { invalidInput, Refusal } from '../commands/refusals.ts'
import { requireChannel, requirePhones } from '../commands/texts.ts'
import { bodyOf, captcha, challengeFields, metadata, requirePkce, word } from './input.ts'
import { limitBeforeBody, authContextOf, type RouteContext } from './route-context.ts'

const recoverBody = z.object({ email: word, gotrue_meta_security: captcha, ...challengeFields })
const resendBody = z.object({ type: word, phone: word, ...recoverBody.shape })
const otpBody = z.object({
  phone: word,
  channel: word,
  data: metadata,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  ...recoverBody.shape,
})
type OtpBody = z.output<typeof otpBody>

/** POST /recover, /resend, /otp and /magiclink: sending links and codes. */
export function linkRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.post('/recover', limitBeforeBody(part, 'mails', 'recover'), async (request) => {
    const visit = authContextOf(request, part)
    const body = bodyOf(recoverBody, request.body)
    await passCaptcha(visit, body.gotrue_meta_security)
    if (body.email === '') throw invalidInput('Password recovery requires an email')
    await recover(visit, { email: body.email, pkce: requirePkce(body) })
    return {}
  })

  auth.post('/resend', limitBeforeBody(part, 'mails', 'resend'), async (request) => {
    const visit = authContextOf(request, part)
    const body = bodyOf(resendBody, request.body)
    await passCaptcha(visit, body.gotrue_meta_security)
    await resend(visit, body)
    return {}
  })

  auth.post('/otp', limitBeforeBody(part, 'mails', 'otp'), async (request) => {
    const visit = authContextOf(request, part)
    const body = bodyOf(otpBody, request.body)
    await passCaptcha(visit, body.gotrue_meta_security)
    return sendOtp(visit, body)
  })

  auth.post('/magiclink', limitBeforeBody(part, 'mails', 'otp'), async (request) => {
    const visit = authContextOf(request, part)
    const body = bodyOf(otpBody, request.body)
    await passCaptcha(visit, body.gotrue_meta_security)
    if (body.email === '')
      throw new Refusal('validation_failed', 'Password recovery requires an email', { status: 422 })
    return mailLink(visit, body)
  })
}

async function resend(visit: AuthContext, body: z.output<typeof resendBody>): Promise<void> {
  const { type, email, phone } = body
  if (!isResendable(type))
    throw invalidInput('Missing one of these types: signup, email_change, sms, phone_change')
  const byMail = type === 'signup' || type === 'email_change'
  if ((byMail ? email : phone) === '')
    throw invalidInput(`Type provided requires ${byMail ? 'an email address' : 'a phone number'}`)
  if (email !== '' && phone !== '')
    throw invalidInput('Only an email address or phone number should be provided.')

  if (!byMail) requirePhones(visit, { message: 'Phone logins are disabled', status: 400 })
  const pkce = requirePkce(body)
  await resending[type](visit, { email, phone, pkce })
}

const resending = {
  signup: resendConfirmation,
  email_change: resendEmailChange,
  sms: (visit: AuthContext, { phone }: { phone: string }) => resendSms(visit, phone),
  phone_change: (visit: AuthContext, { phone }: { phone: string }) =>
    resendPhoneChange(visit, phone),
} as const

function isResendable(type: string): type is keyof typeof resending {
  return Object.hasOwn(resending, type)
}

/** A link by email or a code by text message, whose id is returned. */
async function sendOtp(visit: AuthContext, body: OtpBody): Promise<{ message_id?: string }> {
  const { email, phone, channel, data = {}, create_user: createUser } = body
  if (email !== '' && phone !== '')
    throw invalidInput('Only an email address or phone number should be provided')
  if (email !== '' && channel !== '')
    throw invalidInput('Channel should only be specified with Phone OTP')
  if (email !== '') return mailLink(visit, body)

  requirePkce(body)
  if (phone === '') throw invalidInput('One of email or phone must be set')
  requirePhones(visit, { message: 'Unsupported phone provider', status: 422 })
  requireChannel(channel)
  return { message_id: await textCode(visit, { phone, data, createUser }) }
}

async function mailLink(visit: AuthContext, body: OtpBody): Promise<Record<string, never>> {
  const { email, data = {}, create_user: createUser } = body
  await sendMagicLink(visit, { email, data, createUser, pkce: requirePkce(body) })
  return {}
}
