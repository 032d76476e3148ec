import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Bearer } from '../commands/change-user.ts'
import {
  challengeFactor,
  enrollFactor,
  removeFactor,
  type FactorInput,
} from '../commands/factors.ts'
import { makeRecoveryCodes } from '../commands/recovery-codes.ts'
import { invalidInput, Refusal } from '../commands/refusals.ts'
import { takeSecondStep } from '../commands/second-step.ts'
import { countRecoveryCodes } from '../queries/recovery-codes.ts'
import { requireBearer } from './bearer.ts'
import { bodyOf, word } from './input.ts'
import { limitBeforeBody, authContextOf, type RouteContext } from './route-context.ts'
import { answerSession } from './session-answer.ts'

const enrollBody = z.object({
  factor_type: word,
  friendly_name: word,
  issuer: word,
  current_password: z
    .string()
    .nullish()
    .transform((password) => password ?? undefined),
  nonce: word,
})
const verifyBody = z.object({ code: word, challenge_id: z.uuid().nullish() })

/** Second factors: add, challenge, verify, remove; and recovery codes. */
export function factorRoutes(auth: FastifyInstance, part: RouteContext): void {
  auth.post('/factors', async (request) => {
    const bearer = await requirePerson(request, part)
    const options = inputIn(request, part)
    const { name } = options
    const factor = await enrollFactor(authContextOf(request, part), bearer, options)
    const { id, qrCode: qr_code, secret, uri } = factor
    return { id, type: 'totp', friendly_name: name, totp: { qr_code, secret, uri } }
  })

  auth.post(
    '/factors/:id/challenge',
    limitBeforeBody(part, 'mfa', 'factor_challenge'),
    async (request) => {
      const visit = authContextOf(request, part)
      const bearer = await requirePerson(request, part)
      const { id, expiresAt } = await challengeFactor(visit, bearer, factorIdOf(request))
      return { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) }
    },
  )

  auth.post(
    '/factors/:id/verify',
    limitBeforeBody(part, 'mfa', 'factor_verify'),
    async (request, reply) => {
      const visit = authContextOf(request, part)
      const bearer = await requirePerson(request, part)
      const factorId = factorIdOf(request)
      const { code, challenge_id: challengeId } = bodyOf(verifyBody, request.body)
      if (code === '') throw invalidInput('Code needs to be non-empty')
      const answer = { factorId, challengeId: challengeId ?? undefined, code }
      return answerSession(reply, visit, await takeSecondStep(visit, bearer, answer))
    },
  )

  auth.delete('/factors/:id', async (request) => {
    const bearer = await requirePerson(request, part)
    const id = factorIdOf(request)
    await removeFactor(authContextOf(request, part), bearer, id)
    return { id }
  })

  auth.post(
    '/factors/recovery-codes',
    limitBeforeBody(part, 'mfa', 'recovery_codes'),
    async (request) => {
      const visit = authContextOf(request, part)
      const codes = await makeRecoveryCodes(visit, await requirePerson(request, part))
      return { type: 'recovery_code', total: codes.length, remaining: codes.length, codes }
    },
  )

  auth.get('/factors/recovery-codes', async (request) => {
    const { user } = await requirePerson(request, part)
    const count = await countRecoveryCodes(part.platform.database, user.id)
    return { type: 'recovery_code', ...count }
  })
}

/** An anonymous account has no first factor to add a second one to. */
async function requirePerson(request: FastifyRequest, part: RouteContext): Promise<Bearer> {
  const bearer = await requireBearer(request, part)
  if (bearer.user.isAnonymous)
    throw new Refusal('no_authorization', 'Anonymous user not allowed to perform these actions', {
      status: 403,
    })
  return bearer
}

/** Names and issuers appear in the QR code, whose size is limited. */
const longestName = 64

function inputIn(request: FastifyRequest, { platform }: RouteContext): FactorInput {
  const body = bodyOf(enrollBody, request.body)
  const { factor_type: type, friendly_name: name } = body
  if (type === 'phone')
    throw new Refusal('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (type === 'webauthn')
    throw new Refusal('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  if (type !== 'totp') throw invalidInput('factor_type needs to be totp, phone, or webauthn')

  const issuer = body.issuer === '' ? new URL(platform.config.auth.siteUrl).host : body.issuer
  if (!isName(name)) throw invalidInput('friendly_name has to be a line of at most 64 characters')
  if (!isName(issuer)) throw invalidInput('issuer has to be a line of at most 64 characters')
  const proof = { currentPassword: body.current_password, nonce: body.nonce }
  return { name, issuer, proof }
}

function isName(text: string): boolean {
  return text.length <= longestName && text.isWellFormed() && !/\p{Cc}/u.test(text)
}

function factorIdOf(request: FastifyRequest): string {
  const parsed = z.object({ id: z.uuid() }).safeParse(request.params)
  if (parsed.success) return parsed.data.id
  throw new Refusal('validation_failed', 'factor_id must be an UUID', { status: 404 })
}
