import type { Actor } from '@touchline/domain/teams/actor'
import { controlAccentOf } from '@touchline/domain/values/accent'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router'

import { isNotFound } from '#web/platform/client/refusal.ts'
import { useDeferredData } from '#web/platform/client/use-deferred-data.ts'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { useTeamPage } from '#web/teams/api/team.ts'
import { actorOf, TeamProvider } from '#web/teams/team-context.tsx'
import { usePageAccent } from '#web/ui/accent-scope.tsx'

import { NotFoundScreen } from './not-found.tsx'
import { paths } from './paths.ts'
import { isTurnedOff, TeamFrame, TeamFrameSkeleton } from './team-frame.tsx'
import { TeamUnreachable } from './team-unreachable.tsx'
import { TurnedOff } from './turned-off.tsx'

const OutOfTeam = lazy(async () => ({
  default: (await import('./out-of-team.tsx')).OutOfTeam,
}))

interface Team {
  readonly id: string
  readonly name: string
}

/** Everything inside a team, in its colour. Teams that aren't mine are not found. */
export function TeamLayout() {
  const { teamId = '' } = useParams()
  const page = useTeamPage(teamId)
  const data = useDeferredData(page.data)
  const color = data?.team.color
  const accent = useMemo(() => (color === undefined ? undefined : controlAccentOf(color)), [color])
  usePageAccent(accent)
  const seen = useSeen(data?.team)

  if (page.isError && isNotFound(page.error))
    return seen?.id === teamId ? <Left team={seen.name} /> : <ClubOrNothing id={teamId} />
  if (page.isError)
    return <TeamUnreachable error={page.error} onRetry={() => void page.refetch()} />
  if (data === undefined) return <TeamFrameSkeleton />

  return (
    <TeamProvider page={data}>
      <TeamFrame team={data.team} actor={actorOf(data)} hasCashBox={data.hasCashBox}>
        <OpenPage actor={actorOf(data)} />
      </TeamFrame>
    </TeamProvider>
  )
}

function OpenPage({ actor }: { actor: Actor }) {
  const { pathname } = useLocation()
  return isTurnedOff(actor, pathname) ? <TurnedOff /> : <Outlet />
}

function Left({ team }: { team: string }) {
  return (
    <Suspense fallback={<TeamFrameSkeleton />}>
      <OutOfTeam team={team} />
    </Suspense>
  )
}

/** The last team on screen, even when it no longer exists. */
function useSeen(team: Team | undefined): Team | undefined {
  const [seen, setSeen] = useState(team)
  if (team !== undefined && (team.id !== seen?.id || team.name !== seen.name)) setSeen(team)
  return seen
}

/** The address of a team or its settings may contain a club's id. */
function ClubOrNothing({ id }: { id: string }) {
  const mine = useMyTeams()
  const { pathname } = useLocation()
  if (mine.isPending) return <TeamFrameSkeleton />
  const isClub = mine.data?.clubs.some((club) => club.id === id) ?? false
  if (!isClub) return <NotFoundScreen />
  const place = pathname.endsWith('/settings') ? paths.clubSettings(id) : paths.club(id)
  return <Navigate to={place} replace />
}
