import type { Metadata } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { addAnonymousUser, requireSignUpOpen } from './newcomers.ts'
import { Refusal } from './refusals.ts'
import { startSession, type SessionGrant } from './sessions.ts'
import { requireStorableMetadata } from './sign-up.ts'

export function requireAnonymousSignIns({ platform }: AuthContext): void {
  if (!platform.config.auth.anonymous)
    throw new Refusal('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
}

/** A session for someone without an address, who can add one later and keep the account. */
export async function signUpAnonymously(visit: AuthContext, said: Metadata): Promise<SessionGrant> {
  requireSignUpOpen(visit)
  const data = requireStorableMetadata(said)
  return visit.platform.database.transaction().execute(async (tx) => {
    const { id: userId } = await addAnonymousUser(tx, visit, data)
    return startSession(tx, visit, { userId, method: 'anonymous' })
  })
}
