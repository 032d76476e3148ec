import type { Event } from '@touchline/contract/events/shapes/event'
import type { ReactNode } from 'react'

import { useArrived } from '#web/platform/client/use-arrived.ts'

import { useMonth, usePrefetchMonths } from '../api/calendar.ts'
import { Unreachable } from '../unreachable.tsx'
import { useNow } from '../use-now.ts'
import { type CalendarOwner, teamIdOf } from './calendar-owner.ts'
import { CloserLook } from './closer-look.tsx'
import { MonthGrid } from './month-grid.tsx'
import { NothingOn } from './nothing-on.tsx'
import { Turner } from './turner.tsx'
import type { CalendarPlace } from './use-calendar-place.ts'
import { ViewChoice } from './view-choice.tsx'
import { WeekDays } from './week-days.tsx'

export interface TurnedDaysProps {
  readonly owner: CalendarOwner
  readonly place: CalendarPlace
  /** Today in the team's time zone. */
  readonly today: string
  readonly isShown: (event: Event) => boolean
  /** The next step when a month is empty. */
  readonly createFirst: ReactNode
}

/** The days of a month or week, turned by buttons or swipes. */
export function TurnedDays({ owner, place, today, isShown, createFirst }: TurnedDaysProps) {
  const now = useNow()
  const teamId = teamIdOf(owner)
  const query = useMonth(teamId, place.month)
  usePrefetchMonths(teamId, place.month, query.isSuccess)
  const events = useArrived(query.data)?.filter(isShown)
  const shown = { owner, today, now, events }

  return (
    <>
      <div className="mb-2 flex sm:mb-4 flex-wrap items-center gap-3">
        <div className="max-sm:hidden">
          <ViewChoice view={place.view} onView={place.showView} />
        </div>
        <Turner
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
        <Unreachable query={query} />
      ) : (
        <CloserLook owner={owner} events={events} onTurn={place.turn}>
          {place.view === 'month' && (
            <MonthGrid {...shown} month={place.month} onMonth={place.showMonth} />
          )}
          {place.view === 'week' && <WeekDays {...shown} week={place.week} />}
        </CloserLook>
      )}
      {events && <NothingOn events={events} place={place} createFirst={createFirst} />}
    </>
  )
}
