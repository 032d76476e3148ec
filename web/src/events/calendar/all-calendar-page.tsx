import { searchRange } from '@touchline/domain/events/search-range'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

import { SyncButton } from '../sync/sync-button.tsx'
import { useNow } from '../use-now.ts'
import { CalendarHeader } from './calendar-header.tsx'
import { Calendar } from './calendar.tsx'
import { TeamFilter } from './team-filter.tsx'
import { useCalendarPlace } from './use-calendar-place.ts'
import { useShownTeams } from './use-shown-teams.ts'

/** The events of all my teams, those I manage and my children's. */
export default function AllCalendarPage() {
  const text = useText('events').calendar
  const { timeZone } = useBrowserPlace()
  const teams = useShownTeams()
  const today = dayInZone(useNow(), timeZone)
  const place = useCalendarPlace(today)

  return (
    <PageMain>
      <PageTitle title={text.title} />
      <CalendarHeader
        place={place}
        subtitle={text.allTeams}
        teams={teams}
        more={<SyncButton />}
        filters={
          <TeamFilter
            teams={[...teams.values()]}
            chosen={place.teamIds}
            onChange={place.showTeams}
          />
        }
      />
      <Calendar
        owner={{ kind: 'all', teams }}
        place={place}
        today={today}
        searched={searchRange(undefined, place.month)}
      />
    </PageMain>
  )
}
