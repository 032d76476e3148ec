import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'

import { refusingClub } from '#web/clubs/club-pages.ts'
import { useMyTeams } from '#web/teams/api/mine.ts'

import { LoadingAccount } from './loading-account.tsx'

const RoleRefused = lazy(async () => ({
  default: (await import('#web/clubs/role-refused.tsx')).RoleRefused,
}))

/** A club's page, or why my roles can't open it. People without a role find nothing. */
export default function ClubLayout() {
  const { pathname } = useLocation()
  const club = refusingClub(useMyTeams().data?.clubs ?? [], pathname)
  if (club === undefined) return <Outlet />
  return (
    <Suspense fallback={<LoadingAccount />}>
      <RoleRefused club={club} />
    </Suspense>
  )
}
