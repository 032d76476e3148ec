import type { Metadata } from '../queries/users.ts'
import { addAnonymous, requireSignUpOpen } from './newcomers.ts'
import { Refusal } from './refusals.ts'
import { startSession, type Grant } from './sessions.ts'
import { requireStorable } from './sign-up.ts'
import type { Visit } from './visit.ts'

export function requireAnonymous({ platform }: Visit): void {
  if (!platform.config.auth.anonymous)
    throw new Refusal('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
}

/** A session for someone without an address, who can add one later and keep the account. */
export async function signUpAnonymously(visit: Visit, said: Metadata): Promise<Grant> {
  requireSignUpOpen(visit)
  const data = requireStorable(said)
  return visit.platform.database.transaction().execute(async (tx) => {
    const { id: userId } = await addAnonymous(tx, visit, data)
    return startSession(tx, visit, { userId, method: 'anonymous' })
  })
}
