import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { passCaptcha } from '../commands/captcha.ts'
import { limitAddress } from '../commands/limits.ts'
import { recover, resendConfirmation, resendEmailChange, sendMagicLink } from '../commands/links.ts'
import { invalid, Refusal } from '../commands/refusals.ts'
import { bodyOf, captcha, challengeFields, metadata, requirePkce, word } from './input.ts'
import { visitOf, type Part } from './part.ts'

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

/** POST /recover, /resend, /otp and /magiclink: everything that sends a mail with a link. */
export function linkRoutes(auth: FastifyInstance, part: Part): void {
  auth.post('/recover', async (request) => {
    const visit = visitOf(request, part)
    await limitAddress(visit, 'mails', 'recover')
    const body = bodyOf(recoverBody, request.body)
    await passCaptcha(visit, body.gotrue_meta_security)
    if (body.email === '') throw invalid('Password recovery requires an email')
    await recover(visit, { email: body.email, pkce: requirePkce(body) })
    return {}
  })

  auth.post('/resend', async (request) => {
    const visit = visitOf(request, part)
    await limitAddress(visit, 'mails', 'resend')
    const body = bodyOf(resendBody, request.body)
    await passCaptcha(visit, body.gotrue_meta_security)
    const wish = { email: requireResendable(body), pkce: requirePkce(body) }
    if (body.type === 'signup') await resendConfirmation(visit, wish)
    else await resendEmailChange(visit, wish)
    return {}
  })

  for (const path of ['/otp', '/magiclink'])
    auth.post(path, async (request) => {
      await sendLink(request, part)
      return {}
    })
}

function requireResendable({ type, email, phone }: z.output<typeof resendBody>): string {
  if (type === 'sms' || type === 'phone_change')
    throw new Refusal('phone_provider_disabled', 'Phone logins are disabled')
  if (type !== 'signup' && type !== 'email_change')
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  if (email === '' || phone !== '') throw invalid('Type provided requires an email address')
  return email
}

async function sendLink(request: FastifyRequest, part: Part): Promise<void> {
  const visit = visitOf(request, part)
  await limitAddress(visit, 'mails', 'otp')
  const body = bodyOf(otpBody, request.body)
  await passCaptcha(visit, body.gotrue_meta_security)

  const { email, phone, channel, data = {}, create_user: createUser } = body
  if (email !== '' && channel !== '')
    throw invalid('Channel should only be specified with Phone OTP')
  if (email !== '' && phone !== '')
    throw invalid('Only an email address or phone number should be provided')
  if (phone !== '')
    throw new Refusal('phone_provider_disabled', 'Unsupported phone provider', { status: 422 })
  if (email === '') throw invalid('One of email or phone must be set')
  await sendMagicLink(visit, { email, data, createUser, pkce: requirePkce(body) })
}
