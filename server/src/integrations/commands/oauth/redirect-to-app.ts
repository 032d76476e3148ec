import type { AuthorizationRequest } from '@touchline/contract/integrations/shapes/authorization'

import type { Platform } from '#server/platform/platform.ts'

import { oauthEndpoints } from './oauth-endpoints.ts'

/** Back to the app: RFC 6749, 4.1.2, and RFC 9207 against mix-ups. */
export function redirectToApp(
  { config }: Pick<Platform, 'config'>,
  { redirectUri, state }: AuthorizationRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri)
  const { issuer } = oauthEndpoints(config)
  const parameters = { ...answer, ...(state !== undefined && { state }), iss: issuer }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value)
  return url.href
}
