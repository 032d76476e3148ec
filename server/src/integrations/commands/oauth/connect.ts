import { randomBytes } from 'node:crypto'

import type { AuthorizationConsent } from '@touchline/contract/integrations/shapes/authorization'
import { codeLifetimeMs, redirectHost } from '@touchline/domain/integrations/oauth'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { OAuthClient } from '../../queries/oauth-clients.ts'
import { insertCode } from '../../queries/oauth-grants.ts'
import { addToken, hashOfToken, newSecret, type Making } from '../tokens.ts'
import { redirectToApp } from './redirect-to-app.ts'

interface Connecting {
  readonly platform: Platform
  readonly making: Making
  readonly client: OAuthClient
}

/** Makes a token that the app claims with a code; returns where the person's browser goes. */
export async function connectApp(
  tx: Transaction,
  { platform, making, client }: Connecting,
  { request, scopes }: AuthorizationConsent,
): Promise<string> {
  const { now } = making
  const { secretHash, begins } = newSecret()
  const { redirectUri, codeChallenge = '' } = request
  const token = {
    id: newId(),
    name: client.name,
    scopes,
    secretHash,
    begins,
    madeAt: now,
    expiresAt: new Date(now.getTime() + codeLifetimeMs),
    app: { clientId: client.id, host: redirectHost(redirectUri) },
  }
  await addToken(tx, making, token)
  const code = randomBytes(32).toString('base64url')
  await insertCode(tx, {
    hash: hashOfToken(code),
    tokenId: token.id,
    redirectUri,
    codeChallenge,
    expiresAt: token.expiresAt,
  })
  return redirectToApp(platform, request, { code })
}
