import { solveChallengeWorkers } from 'altcha/lib'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { z } from 'zod'

const challengeShape = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
})

/** Solves our own challenge in a few workers and returns the token. */
export async function solveCaptcha(given: unknown): Promise<string> {
  const challenge = challengeShape.parse(given)
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency),
    createWorker: () => new Pbkdf2Worker(),
  })
  if (solution === null) throw new Error('not solved')
  return btoa(JSON.stringify({ challenge, solution }))
}
