import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

import { codeCount, formatCode } from '@touchline/domain/auth/codes'
import type { ChallengeMethod } from '@touchline/domain/auth/pkce'

export function newCode(): string {
  return formatCode(randomInt(codeCount))
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
 * The only successor of a refresh token. Only hashes are stored, so a repeated request gets the
 * same successor by computing it again. Reading the database yields the key but no parent token.
 */
export function nextRefreshToken(token: string, refreshKey: Buffer): string {
  return base32(createHmac('sha256', refreshKey).update(token).digest().subarray(0, 20))
}

export function isRefreshToken(token: string): boolean {
  return /^(?:[a-z0-9]{12}|[a-z2-7]{32})$/.test(token)
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function answersChallenge(
  verifier: string,
  { challenge, method }: { challenge: string; method: ChallengeMethod },
): boolean {
  const answer = method === 'plain' ? verifier : hashSecret(verifier).toString('base64url')
  return timingSafeEqual(hashSecret(answer), hashSecret(challenge))
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{5}/g, (five) => alphabet.charAt(Number.parseInt(five, 2)))
}
