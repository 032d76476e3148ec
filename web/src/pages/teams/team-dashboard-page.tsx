import { isStaff } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import { Navigate } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { ChecklistCard } from '#web/teams/checklist.tsx'
import { Cover } from '#web/teams/cover.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { TeamInfoCard } from '#web/teams/team-info-card.tsx'

import { ClubDocumentsLink } from './club-documents-link.tsx'
import { EventsAround } from './events-around.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LatestMessages } from './latest-messages.tsx'
import { MoneyToPay } from './money-to-pay.tsx'
import { StatisticsCard } from './statistics-card.tsx'

/**
 * A team's overview: next events with my answers, then messages and the team itself. The club's
 * treasurer sees its money instead.
 */
export default function TeamDashboardPage() {
  const { team, checklist } = useTeam()
  const actor = useActor()
  if (!may(actor, 'events.view')) return <Navigate to={paths.collections(team.id)} replace />
  const isRunning = checklist.members && checklist.event
  const startsHere = isStaff(actor) && !isRunning
  return (
    <>
      <PageTitle title={team.name} />
      {startsHere ? <FirstSteps /> : <Overview />}
    </>
  )
}

function Overview() {
  const { team, checklist } = useTeam()
  const actor = useActor()
  return (
    <>
      <div className="max-md:hidden">
        <Cover picture={team.cover} />
      </div>
      <h1 className="-mt-2 mb-3 line-clamp-3 text-xl wrap-anywhere md:sr-only">{team.name}</h1>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <EventsAround teamId={team.id} />
          <MoneyToPay />
          {may(actor, 'messages.view') && <LatestMessages teamId={team.id} />}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <StatisticsCard teamId={team.id} />
          {isStaff(actor) && <ChecklistCard teamId={team.id} checklist={checklist} />}
          <TeamInfoCard />
          <ClubDocumentsLink />
        </div>
      </div>
    </>
  )
}
