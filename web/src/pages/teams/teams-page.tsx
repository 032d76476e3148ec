import type { MyTeams } from '@touchline/contract/teams/shapes/mine'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { TeamsFailed } from '#web/teams/teams-failed.tsx'
import { isTeamsView, startingView, TeamsTabs } from '#web/teams/teams-tabs.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { NextForMe } from '../start/next-for-me.tsx'
import { TeamsActions } from './teams-actions.tsx'

/** The list of my teams, my clubs and my children's teams, with the next event first. */
export default function TeamsPage() {
  const text = useText('teams').mine
  const mine = useMyTeams()
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('view')
  const view = isTeamsView(wanted) ? wanted : startingView(mine.data)

  const hasNone = mine.data !== undefined && isInNothing(mine.data)
  const isStale = mine.isError && mine.data !== undefined
  useEffect(() => {
    if (isStale) toast({ title: text.refreshFailed, tone: 'error' })
  }, [isStale, toast, text])

  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader
        title={text.title}
        actions={mine.data && hasNone && <TeamsActions view={view} mine={mine.data} />}
      />
      {mine.isError && !mine.data ? (
        <TeamsFailed error={mine.error} onRetry={() => void mine.refetch()} />
      ) : (
        <>
          <NextForMe />
          <TeamsTabs
            mine={mine.data}
            view={view}
            onChange={(chosen) => setSearch({ view: chosen }, { replace: true })}
          />
          {mine.data && !hasNone && (
            <div className="no-print mt-6 flex flex-wrap gap-2">
              <TeamsActions view={view} mine={mine.data} />
            </div>
          )}
        </>
      )}
    </PageMain>
  )
}

function isInNothing({ teams, clubs, children }: MyTeams): boolean {
  return teams.length + clubs.length + children.length === 0
}
