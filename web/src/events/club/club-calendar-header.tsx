import type { ClubVenue } from '@touchline/contract/events/shapes/club-calendar'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import type { ShownTeam } from '../calendar/calendar-owner.ts'
import { PeriodNavigation } from '../calendar/period-navigation.tsx'
import { ClubCalendarMenu } from './club-calendar-menu.tsx'
import { ClubFilters } from './club-filters.tsx'
import type { ClubPlace } from './use-club-place.ts'

interface ClubCalendarHeaderProps {
  readonly clubId: string
  readonly clubName: string | undefined
  readonly place: ClubPlace
  readonly today: string
  readonly teams: readonly ShownTeam[]
  readonly venues: readonly ClubVenue[]
}

/** On a phone two lines: the week with actions, and the view. */
export function ClubCalendarHeader(props: ClubCalendarHeaderProps) {
  const { clubId, clubName, place, today, teams, venues } = props
  const text = useText('clubCalendar')
  const words = useText('events').calendar
  return (
    <header className="mb-3">
      <div className="mb-2 max-sm:hidden">
        <Breadcrumb
          crumbs={[{ label: clubName ?? '…', to: paths.club(clubId) }, { label: text.title }]}
        />
      </div>
      <h1 tabIndex={-1} className="text-xl max-sm:sr-only sm:mb-3">
        {text.title}
      </h1>
      <div className="flex flex-wrap items-center gap-2">
        <div className="no-print order-3 w-full sm:order-1 sm:w-80">
          <SegmentedControl
            label={words.view}
            size="s"
            value={place.view}
            onChange={place.showView}
            segments={[
              { value: 'week', label: words.week },
              { value: 'month', label: words.month },
              { value: 'venues', label: text.venues },
            ]}
          />
        </div>
        <div className="order-1 flex min-w-0 grow items-center gap-2">
          <PeriodNavigation
            unit={place.view === 'month' ? 'month' : 'week'}
            month={place.month}
            week={place.week}
            today={today}
            onTurn={place.turn}
            onToday={() => place.showDay(today)}
            isCompact
          />
          <div className="no-print flex items-center gap-2">
            <ClubFilters place={place} teams={teams} venues={venues} />
            <ClubCalendarMenu clubId={clubId} today={today} teamIds={place.teamIds} />
          </div>
        </div>
      </div>
    </header>
  )
}
