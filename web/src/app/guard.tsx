import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { loginPlace } from '#web/platform/session/places.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import { paths } from './paths.ts'

/** Lets through who is signed in; everybody else signs in first and comes back. After a sign-out nothing leads back. */
export function Guard({ children }: { children: ReactNode }) {
  const { state, hasEnded } = useSession()
  const { loadingAccount } = useText('home')
  const { pathname: path, search } = useLocation()

  if (state === 'signed-in') return children
  if (state === 'signed-out' || state === 'second-step')
    return <Navigate to={hasEnded ? paths.login : loginPlace({ path, search })} replace />
  return (
    <main id="content" className="grid grow place-items-center p-8 text-muted">
      <Spinner label={loadingAccount} />
    </main>
  )
}
