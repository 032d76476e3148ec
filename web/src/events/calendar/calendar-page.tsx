import { findSeasonOfMonth, searchRange } from '@touchline/domain/events/search-range'
import { may } from '@touchline/domain/teams/permissions'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { useActor, useTeam } from '#web/teams/team-context.tsx'

import { BrokenCalendars } from '../sync/broken-calendars.tsx'
import { useNow } from '../use-now.ts'
import { CalendarActions } from './calendar-actions.tsx'
import { CalendarHeader } from './calendar-header.tsx'
import { Calendar } from './calendar.tsx'
import { CreateEvent, CreateFirst } from './create-event.tsx'
import { SeasonSelect } from './season-select.tsx'
import { useCalendarPlace } from './use-calendar-place.ts'

export default function CalendarPage() {
  const text = useText('events').calendar
  const { team } = useTeam()
  const actor = useActor()
  const seasons = useSeasons(team.id).data ?? []
  const today = dayInZone(useNow(), team.timeZone)
  const place = useCalendarPlace(today)
  const season = findSeasonOfMonth(seasons, place.month)

  const isStaff = may(actor, 'events.edit')
  const seasonChoice = (
    <SeasonSelect seasons={seasons} shown={season} today={today} onMonth={place.showMonth} />
  )

  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <CalendarHeader
        place={place}
        subtitle={<span className="hidden print:inline">{team.name}</span>}
        filters={seasonChoice}
        more={<CalendarActions teamId={team.id} isStaff={isStaff} />}
        create={<CreateEvent />}
      />
      {isStaff && <BrokenCalendars teamId={team.id} />}
      <Calendar
        owner={{ kind: 'team', teamId: team.id, actor }}
        place={place}
        today={today}
        searched={searchRange(season, place.month)}
        filters={seasonChoice}
        createFirst={<CreateFirst />}
      />
    </>
  )
}
