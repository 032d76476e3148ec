import { signInFromProvider } from './arrive.ts'
import { readIdToken, type GivenIdToken } from './id-tokens.ts'
import type { Provider } from './provider.ts'
import { startSession, type Grant } from './sessions.ts'
import type { Visit } from './visit.ts'

/** Signs in with an ID token that the client got itself, or adds its identity to an account. */
export async function signInWithIdToken(
  visit: Visit,
  provider: Provider,
  { given, addTo }: { given: GivenIdToken; addTo: string | undefined },
): Promise<Grant> {
  const profile = await readIdToken(await provider.directory.look(), given)
  return signInFromProvider(
    visit,
    { arrival: { provider: 'google', profile }, addTo },
    (tx, userId) => startSession(tx, visit, { userId, method: 'oauth' }),
  )
}
