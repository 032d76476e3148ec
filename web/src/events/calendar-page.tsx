import { mayRunEvents } from '@touchline/domain/events/permissions'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { CalendarActions } from './calendar-actions.tsx'
import { Calendar } from './calendar.tsx'
import { SeasonSelect } from './season-select.tsx'
import { useNow } from './use-now.ts'

/** The calendar of one team. */
export default function CalendarPage() {
  const text = useText('events').calendar
  const { team } = useTeam()
  const actor = useActor()
  const seasons = useSeasons(team.id)
  const today = dayInZone(useNow(), team.timeZone)

  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <PageHeader title={text.title} actions={<CalendarActions />} />
      <Calendar
        owner={{ teamId: team.id, actor }}
        today={today}
        filters={({ month, showMonth }) => (
          <SeasonSelect
            seasons={seasons.data ?? []}
            month={month}
            today={today}
            onMonth={showMonth}
          />
        )}
        createFirst={
          mayRunEvents(actor) && (
            <ButtonLink to={paths.createEvent(team.id)}>{text.createFirst}</ButtonLink>
          )
        }
      />
    </>
  )
}
