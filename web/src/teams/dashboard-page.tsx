import { Building2, Shield, UserPlus } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useMyTeams } from './api/mine.ts'

/** The way in: to one's teams, or to the three ways of getting one. */
export default function DashboardPage() {
  const text = useText('teams')
  const { tryAgain } = useText('wire')
  const mine = useMyTeams()

  if (mine.data && mine.data.teams.length + mine.data.clubs.length + mine.data.children.length > 0)
    return <ToTeams />

  return (
    <PageMain>
      <PageTitle title={text.mine.empty.title} />
      {!mine.data && <h1 className="sr-only">{text.mine.title}</h1>}
      {mine.isPending && <Waiting label={text.mine.loading} />}
      {mine.isError && (
        <ErrorState
          title={text.mine.checkFailed}
          action={<Button onClick={() => void mine.refetch()}>{tryAgain}</Button>}
        >
          {text.loadFailedHint}
        </ErrorState>
      )}
      {mine.data && <ThreeWays />}
    </PageMain>
  )
}

/** Leads on, unless somebody has gone elsewhere meanwhile: their page may be still on its way. */
function ToTeams() {
  const navigate = useNavigate()
  const { state } = useNavigation()

  useEffect(() => {
    const isStillHere = globalThis.location.pathname.startsWith(paths.dashboard)
    if (state === 'idle' && isStillHere) void navigate(paths.teams, { replace: true })
  }, [navigate, state])

  return null
}

function ThreeWays() {
  const { empty } = useText('teams').mine
  return (
    <>
      <h1 className="text-xl">{empty.title}</h1>
      <div className="mt-6 grid gap-4 md:grid-cols-3">
        <Way {...empty.team} icon={<Shield aria-hidden />} to={paths.createTeam} isFirst />
        <Way {...empty.club} icon={<Building2 aria-hidden />} to={paths.createClub} />
        <Way {...empty.join} icon={<UserPlus aria-hidden />} to={paths.joinTeam} />
      </div>
      <p className="mt-6 max-w-measure text-muted">{empty.hint}</p>
    </>
  )
}

interface WayProps {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly icon: ReactNode
  readonly to: string
  readonly isFirst?: boolean
}

function Way({ title, text, action, icon, to, isFirst }: WayProps) {
  return (
    <Card className="flex flex-col items-start gap-3">
      <span className="text-accent-ink [&_svg]:size-7">{icon}</span>
      <div className="grow">
        <h2 className="text-l">{title}</h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <ButtonLink to={to} variant={isFirst ? 'primary' : 'secondary'} wide>
        {action}
      </ButtonLink>
    </Card>
  )
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
