import { may } from '@touchline/domain/teams/permissions'
import { Lock } from 'lucide-react'
import { useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { everySeason } from '#web/attendance/every-season.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useLeague } from '../api/leagues.ts'
import { CreationSteps } from './creation-steps.tsx'

/** The wizard for a new league, or for the next season of an existing one. */
export default function LeagueCreationPage() {
  const text = useText('leagueCreation')
  const { title } = useText('leagues')
  const { team } = useTeam()
  const actor = useActor()
  return (
    <div className="mx-auto max-w-form">
      <PageTitle title={`${text.title} · ${team.name}`} />
      <PageHeader
        title={text.title}
        crumbs={[{ label: title, to: paths.leagues(team.id) }, { label: text.title }]}
      />
      {may(actor, 'leagues.edit') ? (
        <Wizard />
      ) : (
        <EmptyState icon={<Lock aria-hidden />} title={text.onlyStaff} />
      )}
    </div>
  )
}

/** Uses the current season unless another one or none was chosen. */
function Wizard() {
  const { loading } = useText('wire')
  const { team } = useTeam()
  const [params] = useSearchParams()
  const { data: seasons, isPending } = useSeasons(team.id)
  const running = seasons?.find(({ status }) => status === 'current')?.id
  const season = params.get('season') ?? running ?? everySeason
  const input = {
    name: params.get('name') ?? '',
    seasonId: season === everySeason ? null : season,
  }
  if (isPending) return <SkeletonRows label={loading} />
  const from = params.get('from')
  if (from === null) return <CreationSteps {...input} before={undefined} />
  return <GoingOn {...input} from={from} />
}

interface GoingOnProps {
  readonly name: string
  readonly seasonId: string | null
  readonly from: string
}

/** If that league is gone, starts an empty one. */
function GoingOn({ from, ...input }: GoingOnProps) {
  const { loading } = useText('wire')
  const { team } = useTeam()
  const before = useLeague(team.id, from)
  if (before.isPending) return <SkeletonRows label={loading} />
  return <CreationSteps {...input} before={before.data} />
}
