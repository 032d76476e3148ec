import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

import { hash, verify } from '@node-rs/argon2'
import { codeCount, codeOf } from '@touchline/domain/auth/codes'
import type { ChallengeMethod } from '@touchline/domain/auth/pkce'

/**
 * argon2id (the library's default), 32 MiB and three passes: above what OWASP's password storage cheat
 * sheet asks for (19 MiB, two passes), and small enough for a machine of one gigabyte.
 */
export const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const

export function hashSecret(secret: string): Promise<string> {
  return hash(secret, cost)
}

/** Hashed at another cost than today's: to be hashed anew while the secret is at hand. */
export function isHashedOtherwise(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost
  return !stored.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

let nobody: Promise<string> | undefined

/** Takes as long when there is nothing to compare with: time must not tell who exists. */
export async function isSecret(stored: string | null | undefined, given: string): Promise<boolean> {
  nobody ??= hashSecret(randomBytes(16).toString('base64url'))
  const matches = await verify(stored ?? (await nobody), given)
  return matches && typeof stored === 'string'
}

export function newCode(): string {
  return codeOf(randomInt(codeCount))
}

export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

export function newRefreshKey(): Buffer {
  return randomBytes(32)
}

export function newRefreshToken(): string {
  return base32(randomBytes(20))
}

/**
 * The one successor of a refresh token. Only hashes are stored, so a repeated request can be given the
 * same successor only by computing it again; whoever reads the database has the key but no parent.
 */
export function successorOf(token: string, refreshKey: Buffer): string {
  return base32(createHmac('sha256', refreshKey).update(token).digest().subarray(0, 20))
}

export function isRefreshToken(token: string): boolean {
  return /^(?:[a-z0-9]{12}|[a-z2-7]{32})$/.test(token)
}

export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function answersChallenge(
  verifier: string,
  { challenge, method }: { challenge: string; method: ChallengeMethod },
): boolean {
  const answer = method === 'plain' ? verifier : digestOf(verifier).toString('base64url')
  return timingSafeEqual(digestOf(answer), digestOf(challenge))
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{5}/g, (five) => alphabet.charAt(Number.parseInt(five, 2)))
}
