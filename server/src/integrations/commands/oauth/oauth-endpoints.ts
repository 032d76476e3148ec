import type { Config } from '#server/platform/config.ts'

/** Where the OAuth server and its one resource are (RFC 8414, RFC 9728). */
export function oauthEndpoints({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return {
    issuer: publicUrl,
    /** The audience of every access token (RFC 8707). */
    resource: `${publicUrl}/mcp`,
    authorize: `${publicUrl}/connect`,
    token: `${publicUrl}/oauth/token`,
    register: `${publicUrl}/oauth/register`,
    revoke: `${publicUrl}/oauth/revoke`,
    resourceMetadata: `${publicUrl}/.well-known/oauth-protected-resource/mcp`,
  }
}
