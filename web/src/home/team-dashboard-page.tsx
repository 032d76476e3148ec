import { isStaff } from '@touchline/domain/teams/actor'

import { PageTitle } from '#web/app/page-title.tsx'
import { ToPay } from '#web/collections/payer/to-pay.tsx'
import { ChecklistCard } from '#web/teams/checklist.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { TeamInfoCard } from '#web/teams/team-info-card.tsx'

import { Cover } from './cover.tsx'
import { EventsAround } from './events-around.tsx'
import { LatestMessages } from './latest-messages.tsx'
import { StatisticsCard } from './statistics-card.tsx'

/** What a team's day looks like: the next event and my answer first, the team itself beside it. */
export default function TeamDashboardPage() {
  const { team, checklist } = useTeam()
  const actor = useActor()
  // Before the first event there is nothing to answer: the steps come first.
  const steps = isStaff(actor) && <ChecklistCard teamId={team.id} checklist={checklist} />
  return (
    <>
      <PageTitle title={team.name} />
      <Cover picture={team.cover} />
      <h1 className="mb-6 line-clamp-3 text-xl wrap-anywhere md:sr-only">{team.name}</h1>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          {!checklist.event && steps}
          <EventsAround teamId={team.id} />
          <ToPay teamId={team.id} />
          {checklist.event && steps}
          <LatestMessages teamId={team.id} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <TeamInfoCard />
          <StatisticsCard teamId={team.id} />
        </div>
      </div>
    </>
  )
}
