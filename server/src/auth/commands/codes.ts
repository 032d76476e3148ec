import { maxCodeAttempts, normalizeCode } from '@touchline/domain/auth/codes'

import type { Transaction } from '#server/platform/database/database.ts'

import { countCodeAttempt, type OneTimeToken } from '../queries/one-time-tokens.ts'
import type { AuthContext } from './auth-context.ts'

/**
 * The token of a six-digit code. A wrong guess counts against every token it could have meant and
 * must be saved, so throw only after the transaction.
 */
export async function findTokenByCode(
  tx: Transaction,
  visit: AuthContext,
  { tokens, code }: { tokens: readonly OneTimeToken[]; code: string },
): Promise<OneTimeToken | undefined> {
  const guessable = tokens.filter(
    ({ expiresAt, codeAttempts }) => expiresAt > visit.now && codeAttempts < maxCodeAttempts,
  )
  const token = await matching(visit, guessable, normalizeCode(code))
  if (token === undefined)
    await countCodeAttempt(
      tx,
      guessable.map(({ id }) => id),
    )
  return token
}

/** Always compares something, so that the response time doesn't reveal whether a code exists. */
async function matching(
  { platform: { hashing } }: AuthContext,
  tokens: readonly OneTimeToken[],
  code: string,
): Promise<OneTimeToken | undefined> {
  if (tokens.length === 0) await hashing.matches(undefined, code)
  for (const token of tokens) if (await hashing.matches(token.codeHash, code)) return token
  return undefined
}
