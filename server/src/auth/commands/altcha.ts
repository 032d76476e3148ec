import { jsonOf } from '@touchline/domain/values/json'
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

import type { Platform } from '#server/platform/platform.ts'

import type { AuthContext } from './auth-context.ts'
import type { CheckedCaptcha } from './captcha.ts'
import type { Keys } from './keys.ts'

/** A few tenths of a second of CPU time: little for a person, much for a thousand accounts. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1000, from: 200, to: 600 } as const
const validMs = 20 * 60_000

export async function makeChallenge(
  platform: Pick<Platform, 'clock'>,
  keys: Keys,
): Promise<Challenge> {
  return createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.from, work.to),
    deriveKey,
    expiresAt: new Date(platform.clock().getTime() + validMs),
    hmacSignatureSecret: await keys.captchaSecret(),
  })
}

const payloadShape = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(work.algorithm),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(work.cost),
      keyLength: z.number().int().min(1).max(64),
      keyPrefix: z.string().max(200),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({
    counter: z.number().int().min(0),
    derivedKey: z.string().max(200),
  }),
})

/** Valid if the challenge is ours, solved and in time. */
export async function checkAltcha(visit: AuthContext, token: string): Promise<CheckedCaptcha> {
  const payload = payloadOf(token)
  if (payload === undefined) return { kind: 'refused', reasons: ['invalid-input-response'] }
  const { challenge, solution } = payload
  const expiresAt = new Date(challenge.parameters.expiresAt * 1000)
  if (expiresAt <= visit.now) return { kind: 'refused', reasons: ['timeout-or-duplicate'] }

  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await visit.keys.captchaSecret(),
  })
  return verified
    ? { kind: 'good', name: challenge.signature, expiresAt }
    : { kind: 'refused', reasons: ['invalid-input-response'] }
}

function payloadOf(token: string): z.infer<typeof payloadShape> | undefined {
  return payloadShape.safeParse(jsonOf(Buffer.from(token, 'base64').toString())).data
}
