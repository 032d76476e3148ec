import { profileOf, type ProviderProfile } from '@touchline/domain/auth/provider-profile'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
  type Configuration,
  type TokenEndpointResponse,
} from 'openid-client'

import type { Log } from '#server/platform/log.ts'

import { matchesAccessToken } from './id-tokens.ts'
import { openDirectory, type Directory, type ProviderSettings } from './provider-directory.ts'
import { Refusal } from './refusals.ts'

/** The provider's tokens for the client; passed on, never used by us. */
export interface ProviderTokens {
  readonly token: string
  readonly refreshToken: string | undefined
}

/** What a flow stores for verifying the return. */
export interface ProviderChecks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export interface Provider {
  readonly directory: Directory
  /** The URL of the provider's sign-in page. */
  addressFor(checks: ProviderChecks, input: ProviderInput): Promise<string>
  /** Exchanges the provider's code for the person's profile. */
  redeem(
    answer: URL,
    checks: ProviderChecks,
  ): Promise<{ readonly profile: ProviderProfile; readonly tokens: ProviderTokens }>
}

export interface ProviderInput {
  readonly returnTo: string
  readonly scopes: readonly string[]
  /** Further parameters of the caller for the provider: `prompt`, `login_hint` and the like. */
  readonly parameters: Readonly<Record<string, string>>
}

const ownScopes = ['openid', 'email', 'profile']

/** Google, or another OpenID provider (GOOGLE_ISSUER). */
export function openProvider(settings: ProviderSettings, log: Log): Provider {
  const directory = openDirectory(settings, log)

  return {
    directory,
    async addressFor({ state, nonce, verifier }, { returnTo, scopes, parameters }) {
      const { basic: configuration } = await directory.look()
      const proof = configuration.serverMetadata().supportsPKCE()
        ? {
            code_challenge: await calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          }
        : {}
      return buildAuthorizationUrl(configuration, {
        ...parameters,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: [...new Set([...ownScopes, ...scopes])].join(' '),
        state,
        nonce,
        ...proof,
      }).href
    },
    async redeem(answer, checks) {
      const found = await directory.look()
      const usesProof = found.basic.serverMetadata().supportsPKCE()
      const expected = {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        ...(usesProof ? { pkceCodeVerifier: checks.verifier } : {}),
      }
      const tokens = await exchange(found, (configuration) =>
        authorizationCodeGrant(configuration, answer, expected),
      ).catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'the sign-in provider did not change a code')
        throw new Refusal('unexpected_failure', 'Unable to exchange external code')
      })
      return { profile: requireProfile(tokens), tokens: passedOn(tokens) }
    },
  }
}

type Exchange<Answer> = (configuration: Configuration) => Promise<Answer>

/** Providers differ in where they expect the client secret; the standard prefers the header. */
async function exchange<Answer>(
  { basic, post }: { basic: Configuration; post: Configuration },
  ask: Exchange<Answer>,
): Promise<Answer> {
  try {
    return await ask(basic)
  } catch (error) {
    if (isClientRefused(error)) return ask(post)
    throw error
  }
}

function isClientRefused(error: unknown): boolean {
  if (error instanceof WWWAuthenticateChallengeError) return error.status === 401
  return error instanceof ResponseBodyError && error.error === 'invalid_client'
}

type Tokens = TokenEndpointResponse & { claims(): Readonly<Record<string, unknown>> | undefined }

/** Signature, issuer, audience, expiry and nonce are verified before. */
function requireProfile(tokens: Tokens): ProviderProfile {
  const { id_token: idToken, access_token: accessToken } = tokens
  const profile = profileOf(tokens.claims() ?? {})
  if (idToken === undefined || profile === undefined || !matchesAccessToken(idToken, accessToken))
    throw new Refusal('unexpected_failure', 'Error getting user profile from external provider')
  return profile
}

function passedOn({ access_token: token, refresh_token: refreshToken }: Tokens): ProviderTokens {
  return { token, refreshToken }
}

/** The kind of failure without the provider's text, which may contain a code or token. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return error instanceof ResponseBodyError ? `${code} ${error.error}` : code
}
