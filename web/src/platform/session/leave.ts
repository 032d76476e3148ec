import type { AuthError } from '@supabase/auth-js'
import { sessionKey } from '@touchline/domain/auth/session-key'

import { forgetStored } from '../browser-storage.ts'
import { requestSignOut } from './left-place.ts'
import type { Onward } from './places.ts'
import { authClient, sessionEnd, storedSession } from './session.ts'

interface Answer {
  readonly error: AuthError | null
}

/** Ends the session of this browser. What runs beside the pages hears of it first, and when it is over. */
export async function leave(onward: Onward): Promise<Answer> {
  requestSignOut(onward)
  sessionEnd.dispatchEvent(new Event('leaving'))
  try {
    return await endSession()
  } finally {
    requestSignOut(undefined)
    sessionEnd.dispatchEvent(new Event('left'))
  }
}

/** On the server, and only then here, so that it can be tried again: the library would forget it first. */
async function endSession(): Promise<Answer> {
  const client = await authClient()
  const { data, error: unread } = await client.getSession()
  const { error } =
    data.session === null
      ? { error: unread }
      : await client.admin.signOut(data.session.access_token, 'local')
  if (error !== null && storedSession() !== null && !isGone(error)) return { error }

  sessionEnd.dispatchEvent(new Event('ended'))
  // With nothing to end the library does not ask the server a second time.
  forgetStored(sessionKey)
  return client.signOut({ scope: 'local' })
}

/** The server knows no such session any more; the library's own word for that has another status. */
function isGone({ name, status }: AuthError): boolean {
  return name === 'AuthSessionMissingError' || status === 401 || status === 403 || status === 404
}
