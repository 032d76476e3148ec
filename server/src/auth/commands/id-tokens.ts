import { createHash, timingSafeEqual } from 'node:crypto'

import { profileOf, type ProviderProfile } from '@touchline/domain/auth/provider-profile'
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose'

import type { ProviderMetadata } from './provider-directory.ts'
import { OAuthRefusal, Refusal } from './refusals.ts'
import { hashSecret } from './secrets.ts'

export interface IdTokenInput {
  readonly idToken: string
  /** Empty without one. */
  readonly accessToken: string
  /** As the client created it; the token has its SHA-256. */
  readonly nonce: string
}

/** Verifies an ID token that a client got from the provider itself. */
export async function readIdToken(
  found: ProviderMetadata,
  input: IdTokenInput,
): Promise<ProviderProfile> {
  const claims = await verified(found, input.idToken)
  const profile = profileOf(claims)
  if (profile === undefined) throw bad('Missing sub claim in id_token')
  requireNonce(claims, input.nonce)
  if (input.accessToken !== '' && !matchesAccessToken(input.idToken, input.accessToken))
    throw bad('Bad ID token')
  return profile
}

/** Google has signed with and without the scheme in its name. */
function issuersOf({ issuer }: ProviderMetadata): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]
}

async function verified(found: ProviderMetadata, idToken: string): Promise<JWTPayload> {
  const checks = { issuer: issuersOf(found), algorithms: [...found.signatures] }
  const requiredClaims = ['sub', 'exp', 'iat']
  try {
    const { payload } = await jwtVerify(idToken, found.keys, {
      ...checks,
      requiredClaims,
      audience: found.clientId,
    })
    return payload
  } catch (error) {
    throw refusalOf(error)
  }
}

/** An unreachable provider is not a refusal: only a verified token can be invalid. */
function refusalOf(error: unknown): Error {
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
    return bad('Unacceptable audience in id_token')
  if (
    error instanceof errors.JWKSTimeout ||
    !(error instanceof errors.JOSEError) ||
    isSilence(error)
  )
    return new Refusal('unexpected_failure', 'The sign-in provider cannot be reached', {
      status: 503,
    })
  return bad('Bad ID token')
}

/** The response was no key set. */
function isSilence(error: errors.JOSEError): boolean {
  return error.code === 'ERR_JOSE_GENERIC'
}

function requireNonce(claims: JWTPayload, nonce: string): void {
  const claimed = typeof claims['nonce'] === 'string' ? claims['nonce'] : ''
  if ((claimed === '') !== (nonce === ''))
    throw bad('Passed nonce and nonce in id_token should either both exist or not.')
  if (nonce === '') return
  const expected = createHash('sha256').update(nonce).digest('hex')
  if (!timingSafeEqual(hashSecret(expected), hashSecret(claimed)))
    throw new OAuthRefusal('invalid nonce', 'Nonces mismatch')
}

/** True if the token's `at_hash`, if any, matches the access token. */
export function matchesAccessToken(idToken: string, accessToken: string): boolean {
  const expected = decodeJwt(idToken)['at_hash']
  if (expected === undefined) return true
  const bits = /(?:256|384|512)$/.exec(decodeProtectedHeader(idToken).alg ?? '')?.[0] ?? '512'
  const digest = createHash(`sha${bits}`).update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url') === expected
}

function bad(description: string): OAuthRefusal {
  return new OAuthRefusal('invalid request', description)
}
