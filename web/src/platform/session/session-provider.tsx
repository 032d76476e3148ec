import type { AuthChangeEvent, Factor, GoTrueClient, Session, User } from '@supabase/auth-js'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'

import { forgetDrafts } from '../browser-storage.ts'
import { forgetLanguageOwner, startsEmpty } from '../language/starting.ts'
import { placeAtSignOut, rememberLeft, requestedExit } from './place-at-sign-out.ts'
import { placeAfter, type SessionState } from './places.ts'
import { forgetRecovery, isRecoveryOf, rememberRecovery } from './recovery.ts'
import { awaitsSecondFactor } from './second-factor.ts'
import { accessToken, lastingSession, storedSession, watchSession } from './session.ts'
import { setAccountShown } from './sign-out-watch.ts'
import { forgetNames, keepNames, nameOf } from './stored-names.ts'

export interface CurrentSession {
  readonly state: SessionState
  readonly user: User | undefined
  /** For the second step: factors that provide a code. */
  readonly factors: readonly Factor[]
  /** The display name; undefined if unknown. */
  readonly name: string | undefined
  /** The session began with a password reset, so a new password can be set without the old one. */
  readonly isRecovery: boolean
  /** Someone was signed in here before. */
  readonly hasEnded: boolean
  accessToken(): Promise<string | undefined>
}

type Known = Pick<CurrentSession, 'state' | 'user' | 'factors' | 'isRecovery' | 'hasEnded'>

/** Milliseconds after which a session that can't be refreshed is used as it is. */
const longestWait = 3000

const nobody = { user: undefined, factors: [], isRecovery: false, hasEnded: false } as const
const loading: Known = { ...nobody, state: 'loading' }

const SessionContext = createContext<CurrentSession>({ ...loading, name: undefined, accessToken })

/** Follows this browser's session across tabs, and navigates when it changes. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState(knownAtFirst)
  const navigate = useNavigate()
  const location = useLocation()

  const follow = useEffectEvent((event: AuthChangeEvent, session: Session | null) => {
    const now = stateOf(session)
    keepWhatIsKnown(event, session)
    const after = sameOr(known, knownAfter(event, session, known))
    const { pathname: path, search } = location
    const left = now === 'signed-in' && session ? placeAtSignOut(session.user.id) : undefined
    const here = { path, search, origin: globalThis.location.origin, left }
    const place = placeAfter(event, { before: known.state, now, leaveTo: requestedExit() }, here)
    if (event === 'SIGNED_OUT' && place !== undefined) rememberLeft(known.user?.id, path + search)

    // Navigates first, because a page's guard would redirect to a sign-in that returns to it.
    const leaving = place === undefined ? undefined : navigate(place, { replace: true })
    if (event === 'SIGNED_OUT') void Promise.resolve(leaving).then(() => setKnown(after))
    // The first render is a transition, so that a slow phone stays responsive.
    else if (known.state === 'loading') startTransition(() => setKnown(after))
    else setKnown(after)
  })

  const isWaiting = useEffectEvent(() => known.state === 'loading')
  const isSignedIn = useEffectEvent(() => known.state === 'signed-in')

  useEffect(() => {
    // Offline the session can't be refreshed, so the person stays signed in.
    const patience = setTimeout(
      () => {
        const session = storedSession()
        if (session !== null && isWaiting()) follow('INITIAL_SESSION', session)
      },
      navigator.onLine ? longestWait : 0,
    )
    let unsubscribe: (() => void) | undefined
    const stop = watchSession({
      onSession: (session) => follow('INITIAL_SESSION', session),
      onClient: (client) => {
        unsubscribe = hear(client, { follow, isSignedIn })
      },
      onSignedOut: () => follow('INITIAL_SESSION', null),
    })
    return () => {
      clearTimeout(patience)
      stop()
      unsubscribe?.()
    }
  }, [])

  useEffect(() => setAccountShown(known.state === 'signed-in'), [known.state])

  const session = useMemo(
    () => ({ ...known, name: known.user && nameOf(known.user), accessToken }),
    [known],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

interface Listener {
  readonly follow: (event: AuthChangeEvent, session: Session | null) => void
  readonly isSignedIn: () => boolean
}

/** Returns a function that stops listening. */
function hear(client: GoTrueClient, { follow, isSignedIn }: Listener): () => void {
  const { data } = client.onAuthStateChange((event, session) => {
    const now = session ?? (event === 'INITIAL_SESSION' ? storedSession() : null)
    // Another tab signed out before this one listened.
    const isOver = event === 'INITIAL_SESSION' && now === null && isSignedIn()
    follow(isOver ? 'SIGNED_OUT' : event, now)
  })
  return () => data.subscription.unsubscribe()
}

/** Stores the current account's names, and removes those of earlier ones. */
function keepWhatIsKnown(event: AuthChangeEvent, session: Session | null): void {
  if (session !== null) {
    keepNames(session.user)
    if (event === 'PASSWORD_RECOVERY') rememberRecovery(session.user.id)
  } else if (event === 'SIGNED_OUT') {
    forgetNames()
    forgetRecovery()
    forgetLanguageOwner()
    forgetDrafts()
    void import('../offline/keeping.ts').then(({ forgetAllAccounts }) => forgetAllAccounts())
  }
}

/** The account signed in to this browser. */
export function useSession(): CurrentSession {
  return use(SessionContext)
}

/**
 * An empty page starts with the valid session to avoid a second render; a prerendered one must
 * match its HTML, which is signed out.
 */
function knownAtFirst(): Known {
  const session = startsEmpty() ? lastingSession() : null
  if (session === null || stateOf(session) !== 'signed-in') return loading
  return knownAfter('INITIAL_SESSION', session, loading)
}

/** Avoids re-rendering for the session the page started with. */
function sameOr(before: Known, after: Known): Known {
  const isSignedIn = before.state === 'signed-in' && after.state === 'signed-in'
  const isSame = before.user === after.user && before.isRecovery === after.isRecovery
  return isSignedIn && isSame ? before : after
}

function knownAfter(event: AuthChangeEvent, session: Session | null, before: Known): Known {
  if (session === null)
    return { ...nobody, state: 'signed-out', hasEnded: event === 'SIGNED_OUT' || before.hasEnded }
  if (awaitsSecondFactor(session)) {
    const factors = session.user.factors?.filter(({ status }) => status === 'verified') ?? []
    return { ...nobody, state: 'second-step', factors }
  }
  const sameUser = before.user?.id === session.user.id
  const began = event === 'PASSWORD_RECOVERY' || isRecoveryOf(session.user.id)
  const isRecovery = began || (sameUser && before.isRecovery)
  return { ...nobody, state: 'signed-in', user: session.user, isRecovery }
}

function stateOf(session: Session | null): SessionState {
  if (session === null) return 'signed-out'
  return awaitsSecondFactor(session) ? 'second-step' : 'signed-in'
}
