import { isolated } from '@touchline/domain/values/isolated'

import { PageTitle } from '#web/app/page-title.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

/** The page title: the event and its team. */
export function EventPageTitle({ title }: { title: string }) {
  const { team } = useTeam()
  return <PageTitle title={`${isolated(title)} · ${isolated(team.name)}`} />
}
