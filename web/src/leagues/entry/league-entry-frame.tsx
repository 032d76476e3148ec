import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { may } from '@touchline/domain/teams/permissions'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useLeague } from '../api/leagues.ts'

interface LeagueEntryFrameProps {
  readonly title: string
  readonly children: (whole: LeagueDetails) => ReactNode
}

/** The layout of pages on which staff add matches. */
export function LeagueEntryFrame({ title, children }: LeagueEntryFrameProps) {
  const { leagueId = '' } = useParams()
  const { onlyStaff } = useText('leagueEntry')
  const leagues = useText('leagues')
  const { team } = useTeam()
  const mayRun = may(useActor(), 'leagues.edit')
  const league = useLeague(team.id, leagueId)
  const back = `${paths.leagues(team.id)}?league=${leagueId}`
  return (
    <>
      <PageTitle title={`${title} · ${team.name}`} />
      <PageHeader
        title={title}
        crumbs={[{ label: league.data?.league.name ?? leagues.title, to: back }, { label: title }]}
      />
      {mayRun ? (
        <Filled query={league}>{children}</Filled>
      ) : (
        <EmptyState icon={<Lock aria-hidden />} title={onlyStaff} />
      )}
    </>
  )
}

interface FilledProps extends Pick<LeagueEntryFrameProps, 'children'> {
  readonly query: ReturnType<typeof useLeague>
}

function Filled({ query, children }: FilledProps) {
  const { loading } = useText('wire')
  if (query.isPending) return <SkeletonRows label={loading} />
  if (query.isError) return <LoadErrorState query={query} />
  return children(query.data)
}
