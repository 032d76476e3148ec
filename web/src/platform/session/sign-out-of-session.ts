import type { AuthError } from '@supabase/auth-js'
import { sessionKey } from '@touchline/domain/auth/session-key'

import { forgetStored } from '../browser-storage.ts'
import { requestSignOut } from './place-at-sign-out.ts'
import type { AfterSignOut } from './places.ts'
import { authClient, sessionEnd, storedSession } from './session.ts'

interface Answer {
  readonly error: AuthError | null
}

/** Ends this browser's session. Fires events for code outside the pages, before and after. */
export async function signOutOfSession(leaveTo: AfterSignOut): Promise<Answer> {
  requestSignOut(leaveTo)
  sessionEnd.dispatchEvent(new Event('leaving'))
  try {
    return await endSession()
  } finally {
    requestSignOut(undefined)
    sessionEnd.dispatchEvent(new Event('left'))
  }
}

/**
 * Ends the session on the server first, so that a failure can be repeated; the library would forget
 * it first.
 */
async function endSession(): Promise<Answer> {
  const client = await authClient()
  const { data, error: unread } = await client.getSession()
  const { error } =
    data.session === null
      ? { error: unread }
      : await client.admin.signOut(data.session.access_token, 'local')
  if (error !== null && storedSession() !== null && !isGone(error)) return { error }

  sessionEnd.dispatchEvent(new Event('ended'))
  // Without a session the library doesn't call the server again.
  forgetStored(sessionKey)
  return client.signOut({ scope: 'local' })
}

/** The server doesn't know the session; the library's own error has another status. */
function isGone({ name, status }: AuthError): boolean {
  return name === 'AuthSessionMissingError' || status === 401 || status === 403 || status === 404
}
