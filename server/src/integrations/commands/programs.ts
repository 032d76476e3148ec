import { webhookMessages } from '@touchline/contract/integrations/shapes/webhooks'
import { childrenScope } from '@touchline/domain/integrations/scopes'
import { lastUsePrecisionMs } from '@touchline/domain/integrations/tokens'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import { siteFeaturesOff } from '#server/platform/features/queries.ts'
import type { RequestContext, SignedIn } from '#server/platform/http/context.ts'
import type { TokenAccess } from '#server/platform/http/openapi.ts'
import type { RestCall } from '#server/platform/http/rest-handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findActor, requireIntegrations } from '#server/teams/queries/actor.ts'

import { findValidToken, recordTokenUse, type TokenKind } from '../queries/tokens.ts'
import { endpointsOfAccounts, scopeOfEndpoint } from './endpoints.ts'
import { logContactAccess } from './log-contact-access.ts'
import { hashOfToken } from './tokens.ts'

/** The secret of a token in an Authorization header; undefined for any other header. */
export function readTokenSecret(authorization: string | undefined): string | undefined {
  return /^bearer +(touchline_[\w-]{43}) *$/i.exec(authorization ?? '')?.[1]
}

/** The account of a token; undefined if it is unknown or no longer good. */
export async function findTokenAccount(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  secret: string,
  kind: TokenKind = 'program',
): Promise<ProgramAccount | undefined> {
  const now = clock()
  const token = await findValidToken(database, { secretHash: hashOfToken(secret), now, kind })
  if (token === undefined) return undefined
  const { id, accountId, lastUsedAt, scopes } = token
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= lastUsePrecisionMs)
    await recordTokenUse(database, { id, at: now })
  return {
    id: accountId,
    // Rights by address, such as an operator's, are for people only.
    email: null,
    sessionId: id,
    userMetadata: {},
    program: { tokenId: id, scopes, seesChildren: scopes.includes(childrenScope) },
  }
}

export type ProgramAccount = SignedIn & Required<Pick<SignedIn, 'program'>>

/** For the OpenAPI document. */
export const tokenAccess: TokenAccess = {
  scopeOf: (endpoint) => scopeOfEndpoint.get(endpoint),
  messages: webhookMessages,
}

/** Checks scopes and whether tokens are turned off, and logs access to children before it happens. */
export async function allowProgram(
  context: RequestContext,
  { name, input }: RestCall,
): Promise<void> {
  const { account, platform } = context
  if (account?.program === undefined) return
  const scope = scopeOfEndpoint.get(name)
  if (scope === undefined || !account.program.scopes.includes(scope))
    throw new AppError('scope_needed', { scope: scope ?? null })
  await requireTokensOn(platform, account.id, { name, input })
  if (account.program.seesChildren)
    await logContactAccess(platform, { accountId: account.id, name, input })
}

/** Clubs' operations check it themselves; those of an account follow the installation. */
async function requireTokensOn(
  { database }: Platform,
  accountId: string,
  { name, input }: RestCall,
): Promise<void> {
  if (endpointsOfAccounts.has(name))
    return requireIntegrations({ featuresOff: await siteFeaturesOff(database) })
  const team = ofTeam.safeParse(input)
  if (!team.success) return
  const actor = await findActor(database, { accountId, teamId: team.data.teamId })
  if (actor !== undefined) requireIntegrations(actor)
}

const ofTeam = z.object({ teamId: z.uuid() })
