import { useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { WaysToStart } from '#web/teams/ways-to-start.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { hasStartPage, teamsOrClub } from './has-start-page.ts'
import { Start } from './start.tsx'

/**
 * The first page: what is coming up, one's teams or club, or the three ways to join or create one.
 */
export default function DashboardPage() {
  const text = useText('teams')
  const { tryAgain } = useText('wire')
  const mine = useMyTeams()

  if (mine.data && hasStartPage(mine.data)) return <Start mine={mine.data} />
  if (mine.data && mine.data.teams.length + mine.data.clubs.length > 0)
    return <LeadTo place={teamsOrClub(mine.data)} />
  return (
    <PageMain>
      <PageTitle title={text.mine.empty.title} />
      {!mine.data && <h1 className="sr-only">{text.mine.title}</h1>}
      {mine.isPending && <Waiting label={text.mine.loading} />}
      {mine.isError && !mine.data && (
        <ErrorState
          title={text.mine.checkFailed}
          action={<Button onClick={() => void mine.refetch()}>{tryAgain}</Button>}
        >
          {text.loadFailedHint}
        </ErrorState>
      )}
      {mine.data && <WaysToStart />}
    </PageMain>
  )
}

/** Redirects, unless the person has already navigated elsewhere. */
function LeadTo({ place }: { place: string }) {
  const navigate = useNavigate()
  const { state } = useNavigation()

  useEffect(() => {
    const isStillHere = globalThis.location.pathname.startsWith(paths.dashboard)
    if (state === 'idle' && isStillHere) void navigate(place, { replace: true })
  }, [navigate, state, place])

  return null
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="mt-6 grid gap-4 md:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-44" />
        ))}
      </div>
    </div>
  )
}
