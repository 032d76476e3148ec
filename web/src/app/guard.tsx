import { isAdminPath } from '@touchline/domain/operations/admin-path'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'

import { loginPlace } from '#web/platform/session/places.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'

import { LoadingAccount } from './loading-account.tsx'
import { paths } from './paths.ts'

/** Operators sign in on the page itself: during maintenance there is no other. */
const LoginPage = lazy(() => import('#web/auth/login-page.tsx'))

/**
 * Lets signed-in people through; others sign in first and return. After signing out nothing leads
 * back.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { state, hasEnded } = useSession()
  const { pathname: path, search } = useLocation()

  if (state === 'signed-in') return children
  if (state !== 'loading' && isAdminPath(path))
    return (
      <Suspense>
        <LoginPage />
      </Suspense>
    )
  if (state !== 'loading')
    return <Navigate to={hasEnded ? paths.login : loginPlace({ path, search })} replace />
  return <LoadingAccount />
}
