import { may } from '@touchline/domain/teams/permissions'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { SeasonScreen } from './season-screen.tsx'

/** The season of one team, planned by its staff. */
export default function TeamSeasonPage() {
  const { calendar, form } = useText('events')
  const { team } = useTeam()
  if (!may(useActor(), 'events.edit')) return <Banner>{form.onlyStaff}</Banner>
  const above = [
    { label: team.name, to: paths.team(team.id) },
    { label: calendar.title, to: paths.teamCalendar(team.id) },
  ]
  return <SeasonScreen owner={{ kind: 'team', id: team.id }} above={above} />
}
