import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'

import type { Log } from '#server/platform/log.ts'

import { Refusal } from './refusals.ts'

export interface ProviderSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string
}

/** The provider's metadata, for both ways to send our secret. */
export interface ProviderMetadata {
  readonly basic: Configuration
  readonly post: Configuration
  readonly clientId: string
  readonly issuer: string
  readonly signatures: readonly string[]
  readonly keys: JWTVerifyGetKey
}

export interface Directory {
  look(): Promise<ProviderMetadata>
}

const patienceSeconds = 5
const freshMs = 3_600_000

/**
 * Loads the provider's metadata at most once an hour. A failure isn't cached: the next request
 * tries again, and older data stays in use.
 */
export function openDirectory(settings: ProviderSettings, log: Log): Directory {
  let known: { readonly found: Promise<ProviderMetadata>; readonly until: number } | undefined

  function ask(): Promise<ProviderMetadata> {
    const before = known?.found
    const found = find(settings).catch((error: unknown) => {
      known = undefined
      log.warn({ issuer: settings.issuer, error }, 'the sign-in provider cannot be reached')
      if (before !== undefined) return before
      throw new Refusal('unexpected_failure', 'The sign-in provider cannot be reached', {
        status: 503,
        retryAfterSeconds: 5,
      })
    })
    known = { found, until: performance.now() + freshMs }
    return found
  }

  return {
    look: () => (known !== undefined && performance.now() < known.until ? known.found : ask()),
  }
}

async function find({
  clientId,
  clientSecret,
  issuer,
}: ProviderSettings): Promise<ProviderMetadata> {
  const server = new URL(issuer)
  // Settings allow an unencrypted provider on this machine only.
  const insecure = server.protocol === 'http:' ? [allowInsecureRequests] : []
  const extensions = [...insecure, enableNonRepudiationChecks]
  const basic = await discovery(server, clientId, {}, ClientSecretBasic(clientSecret), {
    timeout: patienceSeconds,
    execute: extensions,
  })
  const metadata = basic.serverMetadata()
  const post = new Configuration(metadata, clientId, {}, ClientSecretPost(clientSecret))
  post.timeout = patienceSeconds
  for (const extend of extensions) extend(post)
  return {
    basic,
    post,
    clientId,
    issuer: metadata.issuer,
    signatures: publicOnly(metadata.id_token_signing_alg_values_supported ?? ['RS256']),
    keys: createRemoteJWKSet(new URL(metadata.jwks_uri ?? '/', server), {
      timeoutDuration: patienceSeconds * 1000,
    }),
  }
}

/** Excludes signatures with a shared secret or none, which prove nothing. */
function publicOnly(algorithms: readonly string[]): string[] {
  return algorithms.filter((algorithm) => /^(?:RS|PS|ES)\d|^Ed/.test(algorithm))
}
