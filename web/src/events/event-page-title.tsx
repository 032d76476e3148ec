import { isolated } from '@touchline/domain/values/isolated'

import { PageTitle } from '#web/app/page-title.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

/** What the tab of the browser says of an event, and of which team it is. */
export function EventPageTitle({ title }: { title: string }) {
  const { team } = useTeam()
  return <PageTitle title={`${isolated(title)} · ${isolated(team.name)}`} />
}
