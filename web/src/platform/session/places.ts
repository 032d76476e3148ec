import type { AuthChangeEvent } from '@supabase/auth-js'
import { sameOriginPath } from '@touchline/domain/auth/redirects'

/** `second-step`: the password was right, the second factor is still missing. */
export type SessionState = 'loading' | 'signed-in' | 'second-step' | 'signed-out'

const places = {
  home: '/',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  profile: '/update-profile',
} as const

const publicPaths =
  /^\/(?:login|register|forgot-password|privacy|imprint|benefits|design|admin\/mailbox|team\/[^/]+\/join|(?:collect|pay|league|match|register-with|registration|unsubscribe|sandbox\/checkout)\/[^/]+)?\/?$/

/** Pages that need no sign-in. */
export function isPublicPath(path: string): boolean {
  return publicPaths.test(path)
}

export interface CurrentPlace {
  readonly path: string
  readonly search: string
  readonly origin: string
  /** Where the same account's session ended unexpectedly. */
  readonly left?: string | undefined
}

/** Where to go after signing out: the sign-in page, or stay on a public one. */
export type AfterSignOut = 'login' | 'here'

interface Change {
  readonly before: SessionState
  readonly now: SessionState
  /** Undefined for an unexpected end. */
  readonly leaveTo?: AfterSignOut | undefined
}

/** The page to open after a session change; undefined to stay. */
export function placeAfter(
  event: AuthChangeEvent,
  { before, now, leaveTo }: Change,
  here: CurrentPlace,
): string | undefined {
  if (event === 'PASSWORD_RECOVERY' && now === 'signed-in')
    return here.path === places.profile ? undefined : places.profile
  if (now === 'signed-in') return placeOfSignedIn(here, isSignIn(event) && before !== 'signed-in')
  return event === 'SIGNED_OUT' ? placeOfSignedOut(here, leaveTo) : undefined
}

function placeOfSignedOut(
  { path }: CurrentPlace,
  leaveTo: AfterSignOut | undefined,
): string | undefined {
  const mayStay = isPublicPath(path) && (leaveTo !== 'login' || path === places.login)
  return mayStay ? undefined : places.login
}

function isSignIn(event: AuthChangeEvent): boolean {
  return event === 'SIGNED_IN' || event === 'MFA_CHALLENGE_VERIFIED'
}

function placeOfSignedIn(here: CurrentPlace, isNew: boolean): string | undefined {
  const path = here.path === '/' ? '/' : here.path.replace(/\/$/, '')
  const waits = path === places.login || path === places.register || (path === places.home && isNew)
  return waits ? pathAfterSignIn(here) : undefined
}

/** The `next` parameter if it is one of our pages, otherwise the previous page or the dashboard. */
export function pathAfterSignIn({ search, origin, left = places.dashboard }: CurrentPlace): string {
  const next = sameOriginPath(new URLSearchParams(search).get('next') ?? '', origin)
  const leadsBack = next !== undefined && /^\/(?:login|register)?\/?(?:[?#]|$)/.test(next)
  return next === undefined || leadsBack ? left : next
}

/** The sign-in page, with a return to the requested page. */
export function loginPlace({ path, search }: Pick<CurrentPlace, 'path' | 'search'>): string {
  const next = `${path}${search}`
  return next === places.dashboard
    ? places.login
    : `${places.login}?next=${encodeURIComponent(next)}`
}

/** Waits for the email on the sign-in page, then continues. */
export function placeOfWaiting(place: string): string {
  const [path = ''] = place.split(/[?#]/)
  return isPublicPath(path) ? loginPlace({ path: place, search: '' }) : place
}
