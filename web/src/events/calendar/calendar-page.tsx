import { mayRunEvents } from '@touchline/domain/events/permissions'
import { seasonOfMonth, searchedDays } from '@touchline/domain/events/searched-days'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useNow } from '../use-now.ts'
import { CalendarActions } from './calendar-actions.tsx'
import { Calendar } from './calendar.tsx'
import { SeasonSelect } from './season-select.tsx'
import { useCalendarPlace } from './use-calendar-place.ts'

/** The calendar of one team. */
export default function CalendarPage() {
  const text = useText('events').calendar
  const { team } = useTeam()
  const actor = useActor()
  const seasons = useSeasons(team.id).data ?? []
  const today = dayInZone(useNow(), team.timeZone)
  const place = useCalendarPlace(today)
  const season = seasonOfMonth(seasons, place.month)

  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <PageHeader
        title={text.title}
        subtitle={<span className="hidden print:inline">{team.name}</span>}
        actions={<CalendarActions />}
      />
      <Calendar
        owner={{ kind: 'team', teamId: team.id, actor }}
        place={place}
        today={today}
        searched={searchedDays(season, place.month)}
        filters={
          <SeasonSelect seasons={seasons} shown={season} today={today} onMonth={place.showMonth} />
        }
        createFirst={
          mayRunEvents(actor) && (
            <ButtonLink to={paths.createEvent(team.id)}>{text.createFirst}</ButtonLink>
          )
        }
      />
    </>
  )
}
