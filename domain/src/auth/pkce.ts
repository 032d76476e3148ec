export type ChallengeMethod = 's256' | 'plain'

/** What a client sends to be the only one who can take the session: both or nothing. */
export type Pkce =
  | { readonly kind: 'none' }
  | { readonly kind: 'challenge'; readonly challenge: string; readonly method: ChallengeMethod }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unknown_method' }

export function readPkce(challenge: string | undefined, method: string | undefined): Pkce {
  const parameters = [challenge, method].filter((value) => value !== undefined && value !== '')
  if (parameters.length === 0) return { kind: 'none' }
  if (!challenge || !method) return { kind: 'incomplete' }
  if (!/^[A-Za-z0-9\-._~]{43,128}$/.test(challenge)) return { kind: 'malformed' }

  const known = method.toLowerCase()
  if (known !== 's256' && known !== 'plain') return { kind: 'unknown_method' }
  return { kind: 'challenge', challenge, method: known }
}
