import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@touchline/contract/contract'
import { webhookMessages } from '@touchline/contract/integrations/shapes/webhooks'
import { scopeFor, scopeOfChildren, type Scope } from '@touchline/domain/integrations/scopes'
import { usesAreNotedEveryMs } from '@touchline/domain/integrations/tokens'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext, SignedIn } from '#server/platform/http/context.ts'
import type { TokenAccess } from '#server/platform/http/openapi.ts'
import type { RestCall } from '#server/platform/http/rest-handler.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findGoodToken, noteUse } from '../queries/tokens.ts'
import { noteContactLooks } from './contact-looks.ts'
import { hashOfToken } from './tokens.ts'

/** Whose program asks; undefined for a secret that is none, or is none any more. */
export async function programBehind(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  secret: string,
): Promise<SignedIn | undefined> {
  const now = clock()
  const token = await findGoodToken(database, { secretHash: hashOfToken(secret), now })
  if (token === undefined) return undefined
  const { id, accountId, lastUsedAt, scopes } = token
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= usesAreNotedEveryMs)
    await noteUse(database, { id, at: now })
  return {
    id: accountId,
    // What an address opens, being an operator for one, it opens for the person alone.
    email: null,
    sessionId: id,
    userMetadata: {},
    program: { tokenId: id, scopes, seesChildren: scopes.includes(scopeOfChildren) },
  }
}

/** The scope of each endpoint; none for those that are for people. */
export const scopeOfEndpoint = scopesOf()

/** What the description of the interface says of programs. */
export const tokenAccess: TokenAccess = {
  scopeOf: (endpoint) => scopeOfEndpoint.get(endpoint),
  messages: webhookMessages,
}

/** A program asks what its scopes open, and a look at children is written down before it is one. */
export async function allowProgram(
  context: RequestContext,
  { name, input }: RestCall,
): Promise<void> {
  const { account, platform } = context
  if (account?.program === undefined) return
  const scope = scopeOfEndpoint.get(name)
  if (scope === undefined || !account.program.scopes.includes(scope))
    throw new AppError('scope_needed', { scope: scope ?? null })
  if (account.program.seesChildren)
    await noteContactLooks(platform, { accountId: account.id, name, input })
}

function scopesOf(): ReadonlyMap<string, Scope | undefined> {
  const found = new Map<string, Scope | undefined>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: endpoint, path }) => {
    const name = path.join('.')
    found.set(name, scopeFor({ name, method: endpoint['~orpc'].route.method ?? 'POST' }))
  })
  return found
}
