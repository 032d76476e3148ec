import type { Event } from '@touchline/contract/events/shapes/event'
import type { ReactNode } from 'react'

import { useDeferredData } from '#web/platform/client/use-deferred-data.ts'

import { useMonth, usePrefetchMonths } from '../api/calendar.ts'
import { LoadErrorState } from '../load-error-state.tsx'
import { useNow } from '../use-now.ts'
import { type CalendarOwner, teamIdOf } from './calendar-owner.ts'
import { EmptyPeriod } from './empty-period.tsx'
import { EventDetailsPopups } from './event-details-popups.tsx'
import { MonthGrid } from './month-grid.tsx'
import { PeriodNavigation } from './period-navigation.tsx'
import type { CalendarPlace } from './use-calendar-place.ts'
import { ViewChoice } from './view-choice.tsx'
import { WeekDays } from './week-days.tsx'

export interface CalendarPeriodProps {
  readonly owner: CalendarOwner
  readonly place: CalendarPlace
  /** Today in the team's time zone. */
  readonly today: string
  readonly isShown: (event: Event) => boolean
  /** The next step when a month is empty. */
  readonly createFirst: ReactNode
}

/** The days of a month or week, turned by buttons or swipes. */
export function CalendarPeriod({ owner, place, today, isShown, createFirst }: CalendarPeriodProps) {
  const now = useNow()
  const teamId = teamIdOf(owner)
  const query = useMonth(teamId, place.month)
  usePrefetchMonths(teamId, place.month, query.isSuccess)
  const events = useDeferredData(query.data)?.filter(isShown)
  const shown = { owner, today, now, events }

  return (
    <>
      <div className="mb-2 flex sm:mb-4 flex-wrap items-center gap-3">
        <div className="max-sm:hidden">
          <ViewChoice view={place.view} onView={place.showView} />
        </div>
        <PeriodNavigation
          unit={place.view === 'week' ? 'week' : 'month'}
          month={place.month}
          week={place.week}
          today={today}
          onTurn={place.turn}
          onToday={() =>
            place.view === 'week' ? place.showWeek(today) : place.showMonth(today.slice(0, 7))
          }
        />
      </div>
      {query.isError ? (
        <LoadErrorState query={query} />
      ) : (
        <EventDetailsPopups owner={owner} events={events} onTurn={place.turn}>
          {place.view === 'month' && (
            <MonthGrid {...shown} month={place.month} onMonth={place.showMonth} />
          )}
          {place.view === 'week' && <WeekDays {...shown} week={place.week} />}
        </EventDetailsPopups>
      )}
      {events && <EmptyPeriod events={events} place={place} createFirst={createFirst} />}
    </>
  )
}
