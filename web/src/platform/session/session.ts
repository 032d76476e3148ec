import { AuthClient, type GoTrueClient } from '@supabase/auth-js'

let client: GoTrueClient | undefined

/**
 * The client of the auth service, made when a browser first asks. Links of mails use the implicit flow:
 * they are often opened in another browser than the one that asked for them.
 */
export function authClient(): GoTrueClient {
  client ??= new AuthClient({
    url: `${globalThis.location.origin}/auth/v1`,
    storageKey: 'touchline-session',
    flowType: 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  })
  return client
}

/** A token that is good for a request now, refreshed when needed; undefined when nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  const { data } = await authClient().getSession()
  return data.session?.access_token
}

/** Asks the server whether the session lives; one that was ended elsewhere ends here, too. */
export async function checkSession(): Promise<void> {
  await authClient().getUser()
}
