import type { AuthContext } from './auth-context.ts'
import { sessionBody, type SessionGrant } from './sessions.ts'

/** The fragment that opens a page signed in, as in the protocol; `type` names the kind of link. */
export async function sessionLanding(
  visit: AuthContext,
  grant: SessionGrant,
  type: string,
): Promise<string> {
  const { access_token, expires_at, expires_in, refresh_token } = await sessionBody(visit, grant)
  return new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    sb: '',
    token_type: 'bearer',
    type,
  }).toString()
}
