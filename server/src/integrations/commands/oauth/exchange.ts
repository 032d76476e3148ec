import { timingSafeEqual } from 'node:crypto'

import {
  accessTokenLifetimeMs,
  connectionEndsAt,
  isVerifier,
  refreshGraceMs,
} from '@touchline/domain/integrations/oauth'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { noteClientUse } from '../../queries/oauth-clients.ts'
import {
  deleteEarlierTokens,
  findTokenOfApp,
  lockCode,
  lockRefreshToken,
  markCodeUsed,
  markRefreshTokenUsed,
  renewToken,
} from '../../queries/oauth-grants.ts'
import { deleteToken } from '../../queries/tokens.ts'
import { hashOfToken, newSecret } from '../tokens.ts'
import { OAuthRefusal } from './refusal.ts'

interface Caller {
  readonly platform: Platform
  readonly ip: string
}

/** RFC 6749, 5.1. */
export interface TokenAnswer {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

interface CodeExchange {
  readonly clientId: string
  readonly code: string
  readonly redirectUri: string
  readonly verifier: string
}

/** A code for the first secret (RFC 6749, 4.1.3). A second use ends what the first one got (4.1.2). */
export async function exchangeCode(caller: Caller, given: CodeExchange): Promise<TokenAnswer> {
  const now = caller.platform.clock()
  const key = { hash: hashOfToken(given.code), now }
  return settled(caller, async (tx) => {
    const grant = await lockCode(tx, key)
    if (grant === undefined || grant.clientId !== given.clientId) return undefined
    if (grant.usedAt !== null) return { reused: grant }
    const isTheirs = grant.redirectUri === given.redirectUri && fits(grant.codeChallenge, given)
    if (!grant.isGood || !isTheirs) return undefined
    await markCodeUsed(tx, key)
    await deleteEarlierTokens(tx, grant)
    return renewed(tx, grant, now)
  })
}

interface RefreshExchange {
  readonly clientId: string
  readonly token: string
  readonly scope: string | undefined
}

/**
 * A refresh token for a new secret and the next refresh token. One used twice is in two hands, and ends the
 * connection (RFC 9700, 4.14.2); but an answer that got lost may be asked for again.
 */
export async function refreshToken(
  caller: Caller,
  { clientId, token, scope }: RefreshExchange,
): Promise<TokenAnswer> {
  const now = caller.platform.clock()
  const key = { hash: hashOfToken(token), now }
  return settled(caller, async (tx) => {
    const grant = await lockRefreshToken(tx, key)
    if (grant === undefined || grant.clientId !== clientId || !grant.isGood) return undefined
    // A scope can't be added by renewing (RFC 6749, 6).
    if (scope?.split(' ').some((word) => word !== '' && !grant.scopes.includes(word)))
      throw new OAuthRefusal('invalid_scope', 'Beyond what the person agreed to')
    const { usedAt, tokenId } = grant
    const isLate = usedAt !== null && now.getTime() - usedAt.getTime() > refreshGraceMs
    if (grant.hasUsedLater || isLate) return { reused: grant }
    await markRefreshTokenUsed(tx, { ...key, tokenId })
    return renewed(tx, grant, now)
  })
}

/** Ends the connection, whichever of its secrets is given (RFC 7009, 2.1). */
export async function revokeByApp(
  { platform, ip }: Caller,
  { clientId, token }: { readonly clientId: string; readonly token: string },
): Promise<void> {
  const { database, clock } = platform
  await database.transaction().execute(async (tx) => {
    const found = await findTokenOfApp(tx, { hash: hashOfToken(token), clientId })
    if (found !== undefined) await end(tx, found, { now: clock(), ip, by: 'app' })
  })
}

interface Granted {
  readonly tokenId: string
  readonly accountId: string
  readonly clientId: string
  readonly scopes: readonly string[]
  readonly madeAt: Date
}

type Outcome = TokenAnswer | { readonly reused: Granted } | undefined

/** A connection that ends because of a second use stays ended: the refusal comes after the commit. */
async function settled(
  { platform: { database, clock }, ip }: Caller,
  run: (tx: Transaction) => Promise<Outcome>,
): Promise<TokenAnswer> {
  const outcome = await database.transaction().execute(async (tx) => {
    const found = await run(tx)
    if (found !== undefined && 'reused' in found)
      await end(tx, found.reused, { now: clock(), ip, by: 'second_use' })
    return found
  })
  if (outcome === undefined || 'reused' in outcome)
    throw new OAuthRefusal('invalid_grant', 'Unknown, used, expired or given to another app')
  return outcome
}

async function renewed(tx: Transaction, granted: Granted, now: Date): Promise<TokenAnswer> {
  const { secret, secretHash, begins } = newSecret()
  const { secret: refresh, secretHash: refreshHash } = newSecret()
  await renewToken(tx, {
    tokenId: granted.tokenId,
    secretHash,
    begins,
    refreshHash,
    secretExpiresAt: new Date(now.getTime() + accessTokenLifetimeMs),
    expiresAt: connectionEndsAt(now, granted.madeAt),
    now,
  })
  await noteClientUse(tx, { id: granted.clientId, now })
  return {
    access_token: secret,
    token_type: 'Bearer',
    expires_in: accessTokenLifetimeMs / 1000,
    refresh_token: refresh,
    scope: granted.scopes.join(' '),
  }
}

interface Ending {
  readonly now: Date
  readonly ip: string
  readonly by: 'app' | 'second_use'
}

async function end(
  tx: Transaction,
  { tokenId, accountId }: Pick<Granted, 'tokenId' | 'accountId'>,
  { now, ip, by }: Ending,
): Promise<void> {
  await deleteToken(tx, { accountId, tokenId })
  await recordAudit(tx, {
    action: 'integrations.token_revoked',
    at: now,
    subjectId: accountId,
    ip,
    details: { tokenId, by },
  })
}

/** RFC 7636, 4.6. */
function fits(challenge: string, { verifier }: CodeExchange): boolean {
  if (!isVerifier(verifier)) return false
  return timingSafeEqual(hashOfToken(verifier), Buffer.from(challenge, 'base64url'))
}
