import type { Me } from '@touchline/contract/accounts/shapes'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Outlet, useMatch } from 'react-router'

import { useMe } from '#web/accounts/api.ts'
import { useMyPreferences } from '#web/accounts/use-my-preferences.ts'
import { useIsAway } from '#web/platform/client/availability.ts'
import { useLive } from '#web/platform/live/use-live.ts'
import { useOutcomes } from '#web/platform/offline/outcomes.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { OfflineNotice } from '#web/site/offline/offline-notice.tsx'

import { Guard } from './guard.tsx'
import { LoadingAccount } from './loading-account.tsx'
import { TeamLayout } from './team-layout.tsx'

const SaveOfflineEvents = lazy(async () => ({
  default: (await import('#web/pages/events/offline/save-offline-events.tsx')).SaveOfflineEvents,
}))

const Outcomes = lazy(async () => ({
  default: (await import('#web/site/offline/outcomes.tsx')).Outcomes,
}))

const ReturnNotice = lazy(async () => ({
  default: (await import('#web/accounts/return-notice.tsx')).ReturnNotice,
}))

const Announcements = lazy(async () => ({
  default: (await import('#web/accounts/announcements.tsx')).Announcements,
}))

/** Every page that needs an account. */
export default function AccountLayout() {
  return (
    <Guard>
      <LivePages />
    </Guard>
  )
}

function LivePages() {
  const { user } = useSession()
  const me = useMe()
  const isAway = useIsAway()
  useLive(user?.id)
  const isSpoken = useMyPreferences({
    accountId: user?.id,
    me: me.data,
    hasFailed: me.isError && !isAway,
  })
  const cannotBegin = isAway && me.data === undefined
  return (
    <>
      {cannotBegin ? <OfflineNotice fillsPage /> : <OfflineBar isAway={isAway} />}
      <RareNotices me={me.data} />
      {!cannotBegin && (isSpoken ? <Pages /> : <LoadingAccount />)}
      {me.data !== undefined && <StoredOfflineEvents />}
    </>
  )
}

function StoredOfflineEvents() {
  return (
    useIsKept() && (
      <Suspense>
        <SaveOfflineEvents />
      </Suspense>
    )
  )
}

/** Loads its texts only if there is something to say. */
function RareNotices({ me }: { me: Me | undefined }) {
  const hasOutcomes = useOutcomes().length > 0
  return (
    <Suspense>
      {hasOutcomes && <Outcomes />}
      {me?.isDeletionCalledOff === true && <ReturnNotice />}
      {me !== undefined && me.announcements.length > 0 && (
        <Announcements shown={me.announcements} />
      )}
    </Suspense>
  )
}

/** Whether this device opens pages offline; false on a first visit, which needs no such code. */
function useIsKept(): boolean {
  return useSyncExternalStore(watchWorker, () => workers?.controller != null)
}

const workers: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker

function watchWorker(onChange: () => void): () => void {
  workers?.addEventListener('controllerchange', onChange)
  return () => workers?.removeEventListener('controllerchange', onChange)
}

/** A team's pages render in its frame directly: a router layout would cost another request. */
function Pages() {
  const isOfTeam = useMatch('/team/:teamId/*') !== null
  return isOfTeam ? <TeamLayout /> : <Outlet />
}

/** Always in the page, so that its content is announced. */
function OfflineBar({ isAway }: { isAway: boolean }) {
  return <div role="status">{isAway && <OfflineNotice fillsPage={false} />}</div>
}
