import { clubFeatureOff } from '@touchline/domain/clubs/permissions'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'

import { useClub } from '#web/clubs/api/club.ts'
import { findRefusingClub, findFeaturePage } from '#web/clubs/club-pages.ts'
import { useMyTeams } from '#web/teams/api/mine.ts'

import { LoadingAccount } from './loading-account.tsx'
import { PageMain } from './page-main.tsx'
import { TurnedOff } from './turned-off.tsx'

const RoleRefused = lazy(async () => ({
  default: (await import('#web/clubs/missing-role-page.tsx')).MissingRolePage,
}))

/** A club's page, or why it can't be opened. People without a role find nothing. */
export default function ClubLayout() {
  const { pathname } = useLocation()
  const club = findRefusingClub(useMyTeams().data?.clubs ?? [], pathname)
  const isOff = useIsOff(pathname)
  if (isOff)
    return (
      <PageMain width="prose">
        <TurnedOff />
      </PageMain>
    )
  if (club === undefined) return <Outlet />
  return (
    <Suspense fallback={<LoadingAccount />}>
      <RoleRefused club={club} />
    </Suspense>
  )
}

function useIsOff(pathname: string): boolean {
  const page = findFeaturePage(pathname)
  const { data } = useClub({ clubId: page?.clubId ?? '', enabled: page !== undefined })
  return (
    page !== undefined && data !== undefined && clubFeatureOff(data, page.permission) !== undefined
  )
}
