import type { AuthContext } from './auth-context.ts'
import { readIdToken, type IdTokenInput } from './id-tokens.ts'
import type { Provider } from './provider.ts'
import { startSession, type SessionGrant } from './sessions.ts'
import { signInFromProvider } from './sign-in-from-provider.ts'

/** Signs in with an ID token that the client got itself, or adds its identity to an account. */
export async function signInWithIdToken(
  visit: AuthContext,
  provider: Provider,
  { given, addTo }: { given: IdTokenInput; addTo: string | undefined },
): Promise<SessionGrant> {
  const profile = await readIdToken(await provider.directory.look(), given)
  return signInFromProvider(
    visit,
    { arrival: { provider: 'google', profile }, addTo },
    (tx, userId) => startSession(tx, visit, { userId, method: 'oauth' }),
  )
}
