import type {
  AuthorizationConsent,
  AuthorizationQuery,
  AuthorizationRequest,
} from '@touchline/contract/integrations/shapes/authorization'
import {
  redirectHost,
  isChallenge,
  isRegisteredRedirect,
  requestedScopes,
} from '@touchline/domain/integrations/oauth'
import { isMinor } from '@touchline/domain/values/age'

import { proofNeeded } from '#server/accounts/commands/proof-of-person.ts'
import { findAccount, findPlacesPlayed } from '#server/accounts/queries.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findMyTeams } from '#server/teams/queries/my-teams.ts'

import { findClient, type OAuthClient } from '../../queries/oauth-clients.ts'
import { oauthEndpoints } from './oauth-endpoints.ts'
import { redirectToApp } from './redirect-to-app.ts'

/** What the consent page shows. Throws `not_found` for an unknown app, or an address it hasn't registered. */
export async function askForConsent(
  platform: Platform,
  account: SignedIn,
  request: AuthorizationRequest,
): Promise<AuthorizationQuery> {
  const client = await requireClient(platform, request)
  const app = { name: client.name, host: redirectHost(request.redirectUri) }
  const error = problemOf(request, platform)
  if (error !== undefined)
    return { kind: 'wrong', app, error, cancelUrl: redirectToApp(platform, request, { error }) }

  const mine = await findMyTeams(platform, { id: account.id, isProgram: true })
  return {
    kind: 'ask',
    app,
    scopes: [...requestedScopes(request.scope)],
    teams: mine.teams.map(({ name, clubName }) => ({ name, clubName })),
    children: [...new Set(mine.children.map(({ child }) => child.firstName))],
    proof: await proofNeeded(platform, account),
    refusal: (await refusalOf(platform, account)) ?? null,
    cancelUrl: redirectToApp(platform, request, { error: 'access_denied' }),
  }
}

/** Before the transaction of `connectApp`: the app, and that this person may connect it. */
export async function requireConsentable(
  platform: Platform,
  account: SignedIn,
  { request, scopes }: AuthorizationConsent,
): Promise<OAuthClient> {
  const refusal = await refusalOf(platform, account)
  if (refusal !== undefined)
    throw new AppError(refusal === 'minor' ? 'not_allowed' : 'address_needed')
  const client = await requireClient(platform, request)
  const asked: readonly string[] = requestedScopes(request.scope)
  if (problemOf(request, platform) !== undefined || scopes.some((scope) => !asked.includes(scope)))
    throw new AppError('invalid_input')
  return client
}

async function requireClient(
  { config, database }: Platform,
  { clientId, redirectUri }: AuthorizationRequest,
): Promise<OAuthClient> {
  const client = config.mcp ? await findClient(database, clientId) : undefined
  if (client === undefined || !isRegisteredRedirect(redirectUri, client.redirectUris))
    throw new AppError('not_found')
  return client
}

/** S256 alone (OAuth 2.1, 7.5.1), for our only resource (RFC 8707). */
function problemOf(request: AuthorizationRequest, { config }: Pick<Platform, 'config'>) {
  const { responseType, codeChallenge, codeChallengeMethod, resource, scope } = request
  if (responseType !== 'code') return 'unsupported_response_type'
  if (codeChallengeMethod !== 'S256' || !isChallenge(codeChallenge)) return 'invalid_request'
  if (resource !== undefined && resource !== oauthEndpoints(config).resource)
    return 'invalid_target'
  return requestedScopes(scope).length === 0 ? 'invalid_scope' : undefined
}

/** A minor, as the account or one of its teams knows, connects no apps. */
async function refusalOf(
  { database, clock }: Platform,
  { id, isAnonymous }: SignedIn,
): Promise<'address_needed' | 'minor' | undefined> {
  if (isAnonymous === true) return 'address_needed'
  const [account, played] = await Promise.all([
    findAccount(database, id),
    findPlacesPlayed(database, id),
  ])
  const today = clock().toISOString().slice(0, 10)
  const births = [account?.date_of_birth ?? null, ...played.map((one) => one.dateOfBirth)]
  return births.some((birth) => birth !== null && isMinor(birth, today)) ? 'minor' : undefined
}
