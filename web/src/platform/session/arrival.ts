/** How someone arrived, from the URL: an email link or another sign-in, successful or not. */
export type Arrival =
  | { readonly kind: 'failed'; readonly code: string | undefined; readonly from: 'google' | 'link' }
  | { readonly kind: 'half_changed_email' }
  | { readonly kind: 'changed_email' }
  | { readonly kind: 'confirmed' }
  /** By accepting an invitation: the account is new and has no password. */
  | { readonly kind: 'joined' }

/** Reads a redirect URL of the auth service; undefined for other URLs. */
export function arrivalIn(address: URL, begunAt: 'google' | undefined): Arrival | undefined {
  const fragment = new URLSearchParams(address.hash.slice(1))
  const asked = address.searchParams
  const failed = [fragment, asked].find((words) => words.has('error') || words.has('error_code'))
  if (failed !== undefined)
    return {
      kind: 'failed',
      code: failed.get('error_code') ?? undefined,
      from: begunAt ?? 'link',
    }
  if (fragment.has('message')) return { kind: 'half_changed_email' }
  if (!fragment.has('access_token')) return undefined
  if (fragment.get('type') === 'email_change') return { kind: 'changed_email' }
  if (fragment.get('type') === 'invite') return { kind: 'joined' }
  return fragment.get('type') === 'signup' ? { kind: 'confirmed' } : undefined
}

const googleKey = 'touchline-google'

/** Set before leaving for Google, to recognise the return. */
export function rememberGoogle(): void {
  try {
    sessionStorage.setItem(googleKey, 'begun')
  } catch {
    // Without storage, a failure is reported in general terms.
  }
}

let arrival = typeof location === 'undefined' ? undefined : readArrival()

export function hasArrival(): boolean {
  return arrival !== undefined
}

/** How someone arrived, returned once; removes it from the URL first. */
export function takeArrival(): Arrival | undefined {
  const taken = arrival
  arrival = undefined
  return taken
}

function readArrival(): Arrival | undefined {
  const address = new URL(globalThis.location.href)
  const found = arrivalIn(address, wasBegun() ? 'google' : undefined)
  // The auth library itself handles URLs with a session.
  if (found?.kind === 'failed' || found?.kind === 'half_changed_email') cleanAddress(address)
  return found
}

function wasBegun(): boolean {
  try {
    const begun = sessionStorage.getItem(googleKey) !== null
    sessionStorage.removeItem(googleKey)
    return begun
  } catch {
    return false
  }
}

function cleanAddress(address: URL): void {
  for (const word of ['error', 'error_code', 'error_description', 'message', 'sb'])
    address.searchParams.delete(word)
  address.hash = ''
  globalThis.history.replaceState(globalThis.history.state, '', address)
}
