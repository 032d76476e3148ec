import { Plus, UserPlus } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { TeamsFailed } from '#web/teams/teams-failed.tsx'
import { isTeamsView, startingView, TeamsTabs, type TeamsView } from '#web/teams/teams-tabs.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { NextForMe } from './next-for-me.tsx'

/** The way in: what comes next first, then my teams, my clubs and my children's teams. */
export default function TeamsPage() {
  const text = useText('teams').mine
  const mine = useMyTeams()
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('view')
  const view = isTeamsView(wanted) ? wanted : startingView(mine.data)

  const isStale = mine.isError && mine.data !== undefined
  useEffect(() => {
    if (isStale) toast({ title: text.refreshFailed, tone: 'error' })
  }, [isStale, toast, text])

  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader title={text.title} actions={<Actions view={view} />} />
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
        </>
      )}
    </PageMain>
  )
}

function Actions({ view }: { view: TeamsView }) {
  const text = useText('teams').mine
  if (view === 'my-children') return null
  if (view === 'my-clubs')
    return (
      <ButtonLink to={paths.createClub} variant="primary" icon={<Plus aria-hidden />}>
        {text.createClub}
      </ButtonLink>
    )
  return (
    <>
      <ButtonLink to={paths.joinTeam} icon={<UserPlus aria-hidden />}>
        {text.joinTeam}
      </ButtonLink>
      <ButtonLink to={paths.createTeam} variant="primary" icon={<Plus aria-hidden />}>
        {text.createTeam}
      </ButtonLink>
    </>
  )
}
