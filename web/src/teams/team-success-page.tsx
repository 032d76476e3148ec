import { Navigate, useNavigate } from 'react-router'

import { useMe } from '#web/accounts/api.ts'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useTeamPage } from './api/team.ts'
import { TeamShield } from './team-shield.tsx'
import { useCreatedTeam } from './use-created-team.ts'

/** Shown after creating a team; redirects if none was created in this browser. */
export default function TeamSuccessPage() {
  const teamId = useCreatedTeam()
  return teamId === undefined ? <Navigate to={paths.teams} replace /> : <Success teamId={teamId} />
}

function Success({ teamId }: { teamId: string }) {
  const text = useText('teams').teamSuccess
  const page = useTeamPage(teamId)
  const me = useMe()
  const navigate = useNavigate()

  if (page.isError) return <Navigate to={paths.teams} replace />

  const team = page.data?.team
  const isAskedFirst = me.data !== undefined && me.data.onboardedAt === null
  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <div className="grid justify-items-start gap-5 border-l-3 border-signal py-4 pl-6 sm:pl-8">
        {team ? (
          <TeamShield team={team} src={team.logo?.full} size="xl" />
        ) : (
          <Skeleton className="size-24" />
        )}
        <div className="min-w-0">
          <p className="text-muted">{text.title}</p>
          <h1 className="text-xl wrap-anywhere">
            {team?.name ?? <Skeleton className="h-8 w-56" />}
          </h1>
        </div>
        <p className="max-w-measure text-muted">{text.text}</p>
        <Button
          variant="primary"
          onClick={() => void navigate(isAskedFirst ? paths.teamOnboarding : paths.team(teamId))}
        >
          {text.start}
        </Button>
      </div>
    </PageMain>
  )
}
