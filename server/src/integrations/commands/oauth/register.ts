import { line } from '@touchline/contract/wire/values'
import {
  assistantScopes,
  redirectHost,
  isRedirectUri,
  maxClients,
  maxRedirectUris,
  unconnectedClientCutoffWhenFull,
  unusedClientCutoff,
} from '@touchline/domain/integrations/oauth'
import { v7 as newId } from 'uuid'
import { z } from 'zod'

import { networkOf } from '#server/platform/http/network.ts'
import type { Platform } from '#server/platform/platform.ts'
import { bucketSize, requireTry } from '#server/platform/rate-limit/buckets.ts'

import { countClients, forgetClients, insertClient } from '../../queries/oauth-clients.ts'
import { OAuthRefusal } from './refusal.ts'

/** Of one network: a hosted assistant registers once for each of its users. */
const registrations = { max: 60, seconds: 3600 }
const longestName = 60

const metadata = z.object({
  redirect_uris: z.array(z.string().refine(isRedirectUri)).min(1).max(maxRedirectUris),
  client_name: line(500)
    .transform((name) => name.slice(0, longestName).trim())
    .optional(),
})

interface Registering {
  readonly platform: Platform
  readonly ip: string
}

/** Dynamic client registration (RFC 7591); whatever else an app says of itself is left out. */
export async function registerClient({ platform, ip }: Registering, body: unknown) {
  const { database, clock, config } = platform
  if (config.auth.rateLimits)
    await requireTry(platform, {
      key: `oauth:register:${networkOf(ip)}`,
      ...bucketSize(registrations),
    })
  const { redirect_uris: redirectUris, client_name: given } = metadataOf(body)
  const now = clock()
  await requireRoom(platform, now)
  const [first = ''] = redirectUris
  const name = given === undefined || given === '' ? (redirectHost(first) ?? 'App') : given
  const id = newId()
  await insertClient(database, { id, name, redirectUris, now })
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: assistantScopes.join(' '),
  }
}

function metadataOf(body: unknown): z.output<typeof metadata> {
  const parsed = metadata.safeParse(body)
  if (parsed.success) return parsed.data
  const isAboutRedirects = parsed.error.issues.some(({ path }) => path[0] === 'redirect_uris')
  throw isAboutRedirects
    ? new OAuthRefusal(
        'invalid_redirect_uri',
        `redirect_uris: 1 to ${maxRedirectUris} addresses with https, or http on localhost`,
      )
    : new OAuthRefusal('invalid_client_metadata', 'client_name: at most 500 characters')
}

async function requireRoom({ database }: Platform, now: Date): Promise<void> {
  if ((await countClients(database)) < maxClients) return
  const unconnectedBefore = unconnectedClientCutoffWhenFull(now)
  await forgetClients(database, { unconnectedBefore, unusedBefore: unusedClientCutoff(now) })
  if ((await countClients(database)) >= maxClients)
    throw new OAuthRefusal('temporarily_unavailable', 'Too many apps are registered')
}
