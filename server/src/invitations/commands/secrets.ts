import { createHash, randomBytes } from 'node:crypto'

import { joinCodeFrom } from '@touchline/domain/teams/join-code'

/** A personal link's secret: 256 random bits, stored only as a hash. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The shared link's secret: 192 random bits. */
export function makeJoinSecret(): string {
  return randomBytes(24).toString('base64url')
}

export function makeJoinCode(): string {
  return joinCodeFrom(randomBytes(32)) ?? makeJoinCode()
}
