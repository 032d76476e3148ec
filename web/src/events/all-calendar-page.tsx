import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

import { Calendar } from './calendar.tsx'
import { SyncButton } from './sync/sync-button.tsx'
import { useNow } from './use-now.ts'

/** The events of all my teams and of my children's. */
export default function AllCalendarPage() {
  const text = useText('events').calendar
  const { timeZone } = useBrowserPlace()
  const mine = useMyTeams()
  const teams = [...(mine.data?.teams ?? []), ...(mine.data?.children ?? [])]
  const names = new Map(teams.map(({ id, name }) => [id, name]))

  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={text.allTeams} actions={<SyncButton />} />
      <Calendar
        owner={{ teamName: (teamId) => names.get(teamId) }}
        today={dayInZone(useNow(), timeZone)}
      />
    </PageMain>
  )
}
