import { isAdminPath } from '@touchline/domain/operations/admin-path'
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router'

import { useClosure } from '#web/platform/client/closure.ts'
import { askInstallation } from '#web/platform/client/installation.ts'
import { useLostWrites } from '#web/platform/offline/lost.ts'
import { hasArrival } from '#web/platform/session/arrival.ts'
import { isPublicPath } from '#web/platform/session/places.ts'

import { NavigationBar } from './navigation-bar.tsx'

const MaintenanceScreen = lazy(async () => ({
  default: (await import('#web/maintenance/maintenance-screen.tsx')).MaintenanceScreen,
}))

const ArrivalNotice = lazy(async () => ({
  default: (await import('#web/auth/arrival-notice.tsx')).ArrivalNotice,
}))

const LostNotice = lazy(async () => ({
  default: (await import('#web/site/offline/lost-notice.tsx')).LostNotice,
}))

export function SiteLayout() {
  return (
    <>
      <NavigationBar />
      <Arrived />
      <Lost />
      <Outlet />
      <Closed />
    </>
  )
}

/** Loads its texts only if there is something to say. */
function Arrived() {
  const hasArrived = useSyncExternalStore(neverChanges, hasArrival, () => false)
  if (!hasArrived) return null
  return (
    <Suspense>
      <ArrivalNotice />
    </Suspense>
  )
}

function neverChanges() {
  return () => undefined
}

function Lost() {
  const count = useLostWrites()
  if (count === 0) return null
  return (
    <Suspense>
      <LostNotice count={count} />
    </Suspense>
  )
}

/** Operators can keep working on their pages. */
function Closed() {
  const closure = useClosure()
  const { pathname } = useLocation()
  useNewsOfClosure(pathname)
  if (closure === undefined || isAdminPath(pathname)) return null
  return (
    <Suspense>
      <MaintenanceScreen closure={closure} />
    </Suspense>
  )
}

/** Some public pages make no requests: moving between them wouldn't show a closure. */
function useNewsOfClosure(path: string): void {
  const last = useRef(path)
  useEffect(() => {
    if (path !== last.current && isPublicPath(path)) askInstallation().catch(() => undefined)
    last.current = path
  }, [path])
}
