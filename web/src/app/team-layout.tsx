import { accentOf } from '@touchline/domain/values/accent'
import { Outlet, useParams } from 'react-router'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeamPage } from '#web/teams/api/team.ts'
import { TeamProvider } from '#web/teams/team-context.tsx'
import { AccentScope } from '#web/ui/accent-scope.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

import { NotFoundScreen } from './not-found.tsx'
import { PageMain } from './page-main.tsx'
import { TeamFrame, TeamFrameSkeleton } from './team-frame.tsx'

/** Everything inside one team, in its colour. A team that is not mine does not exist. */
export default function TeamLayout() {
  const { teamId = '' } = useParams()
  const page = useTeamPage(teamId)

  if (page.isPending) return <TeamFrameSkeleton />
  if (page.isError && codeOf(page.error) === 'not_found') return <NotFoundScreen />
  if (page.isError) return <Unreachable onRetry={() => void page.refetch()} />

  const { team } = page.data
  const frame = (
    <TeamProvider page={page.data}>
      <TeamFrame team={team}>
        <Outlet />
      </TeamFrame>
    </TeamProvider>
  )
  const accent = accentOf(team.color)
  return accent ? <AccentScope accent={accent}>{frame}</AccentScope> : frame
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const text = useText('home').unreachable
  const wire = useText('wire')
  return (
    <PageMain width="prose">
      <ErrorState title={text.title} action={<Button onClick={onRetry}>{wire.tryAgain}</Button>}>
        {text.description}
      </ErrorState>
    </PageMain>
  )
}
