import { accentOf } from '@touchline/domain/values/accent'
import { useMemo } from 'react'
import { Outlet, useParams } from 'react-router'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeamPage } from '#web/teams/api/team.ts'
import { TeamProvider } from '#web/teams/team-context.tsx'
import { usePageAccent } from '#web/ui/accent-scope.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

import { NotFoundScreen } from './not-found.tsx'
import { PageMain } from './page-main.tsx'
import { TeamFrame, TeamFrameSkeleton } from './team-frame.tsx'

/** Everything inside one team, in its colour. A team that is not mine does not exist. */
export default function TeamLayout() {
  const { teamId = '' } = useParams()
  const page = useTeamPage(teamId)
  const color = page.data?.team.color
  const accent = useMemo(() => (color === undefined ? undefined : accentOf(color)), [color])
  usePageAccent(accent)

  if (page.isPending) return <TeamFrameSkeleton />
  if (page.isError && codeOf(page.error) === 'not_found') return <NotFoundScreen />
  if (page.isError) return <Unreachable onRetry={() => void page.refetch()} />

  return (
    <TeamProvider page={page.data}>
      <TeamFrame team={page.data.team}>
        <Outlet />
      </TeamFrame>
    </TeamProvider>
  )
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
