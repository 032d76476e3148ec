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
import { placeLeftBy, rememberLeft, requestedOnward } from './left-place.ts'
import { showAccount } from './parting.ts'
import { placeAfter, type SessionState } from './places.ts'
import { forgetRecovery, isRecoveryOf, rememberRecovery } from './recovery.ts'
import { awaitsSecondFactor } from './second-factor.ts'
import { accessToken, lastingSession, storedSession, watchSession } from './session.ts'
import { forgetNames, keepNames, nameOf } from './stored-names.ts'

export interface CurrentSession {
  readonly state: SessionState
  readonly user: User | undefined
  /** In the second step: what the code may come from. */
  readonly factors: readonly Factor[]
  /** What to call the person; undefined when no name is known. */
  readonly name: string | undefined
  /** The session began with the link of a forgotten password: it may choose a new one without the old. */
  readonly isRecovery: boolean
  /** Someone was signed in here and is no longer. */
  readonly hasEnded: boolean
  accessToken(): Promise<string | undefined>
}

type Known = Pick<CurrentSession, 'state' | 'user' | 'factors' | 'isRecovery' | 'hasEnded'>

/** Milliseconds after which a session that cannot be renewed is taken as it is. */
const longestWait = 3000

const nobody = { user: undefined, factors: [], isRecovery: false, hasEnded: false } as const
const loading: Known = { ...nobody, state: 'loading' }

const SessionContext = createContext<CurrentSession>({ ...loading, name: undefined, accessToken })

/** Follows the session of this browser, in all its tabs, and goes where its changes lead. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState(knownAtFirst)
  const navigate = useNavigate()
  const location = useLocation()

  const follow = useEffectEvent((event: AuthChangeEvent, session: Session | null) => {
    const now = stateOf(session)
    keepWhatIsKnown(event, session)
    const after = sameOr(known, knownAfter(event, session, known))
    const { pathname: path, search } = location
    const left = now === 'signed-in' && session ? placeLeftBy(session.user.id) : undefined
    const here = { path, search, origin: globalThis.location.origin, left }
    const place = placeAfter(event, { before: known.state, now, onward: requestedOnward() }, here)
    if (event === 'SIGNED_OUT' && place !== undefined) rememberLeft(known.user?.id, path + search)

    // Leave first: the guard of a page would ask for a sign-in that leads back to it.
    const leaving = place === undefined ? undefined : navigate(place, { replace: true })
    if (event === 'SIGNED_OUT') void Promise.resolve(leaving).then(() => setKnown(after))
    // The first page of a visit is drawn bit by bit: a slow phone answers to a tap meanwhile.
    else if (known.state === 'loading') startTransition(() => setKnown(after))
    else setKnown(after)
  })

  const isWaiting = useEffectEvent(() => known.state === 'loading')
  const isSignedIn = useEffectEvent(() => known.state === 'signed-in')

  useEffect(() => {
    // Offline the session cannot be renewed, so the person stays signed in.
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

  useEffect(() => showAccount(known.state === 'signed-in'), [known.state])

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

/** Answers how to stop. */
function hear(client: GoTrueClient, { follow, isSignedIn }: Listener): () => void {
  const { data } = client.onAuthStateChange((event, session) => {
    const now = session ?? (event === 'INITIAL_SESSION' ? storedSession() : null)
    // Another tab signed out before this one had a client to hear it.
    const isOver = event === 'INITIAL_SESSION' && now === null && isSignedIn()
    follow(isOver ? 'SIGNED_OUT' : event, now)
  })
  return () => data.subscription.unsubscribe()
}

/** What this browser stores of the current account; nothing of earlier ones. */
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
 * A page that starts empty begins with a session that is good: the frame need not be drawn twice. A prerendered
 * page has to match what is on screen, which is no one's.
 */
function knownAtFirst(): Known {
  const session = startsEmpty() ? lastingSession() : null
  if (session === null || stateOf(session) !== 'signed-in') return loading
  return knownAfter('INITIAL_SESSION', session, loading)
}

/** The page is not drawn again for the session that it began with. */
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
