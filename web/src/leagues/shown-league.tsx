import type { ReactNode } from 'react'

import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import type { useLeagues } from './api/leagues.ts'
import { type LeagueFigures, LeagueViews } from './league-views.tsx'

interface ShownLeagueProps {
  readonly query: ReturnType<typeof useLeagues>
  readonly chosenId: string | undefined
  readonly figures: LeagueFigures
  readonly none: ReactNode
}

/** The chosen league, or its loading, empty or error state. */
export function ShownLeague({ query, chosenId, figures, none }: ShownLeagueProps) {
  const { loading } = useText('wire')
  if (query.isPending) return <SkeletonRows label={loading} />
  if (query.isError) return <LoadErrorState query={query} />
  if (chosenId === undefined) return none
  return <LeagueViews key={chosenId} leagueId={chosenId} figures={figures} />
}
