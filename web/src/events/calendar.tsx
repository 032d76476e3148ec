import type { Event } from '@touchline/contract/events/shapes/event'
import type { Actor } from '@touchline/domain/teams/actor'
import { type ReactNode, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import { useMonth, usePrefetchMonths } from './api/calendar.ts'
import { MonthGrid } from './month-grid.tsx'
import { MonthList } from './month-list.tsx'
import { MonthTurner } from './month-turner.tsx'
import { type CalendarView, useCalendarPlace } from './use-calendar-place.ts'

export interface CalendarOwner {
  /** Left out for all my teams. */
  readonly teamId?: string | undefined
  readonly actor?: Actor | undefined
  /** Where several teams are shown, an event says whose it is. */
  readonly teamName?: ((teamId: string) => string | undefined) | undefined
}

interface CalendarProps {
  readonly owner: CalendarOwner
  /** The day on the wall, where the team plays. */
  readonly today: string
  /** What else narrows the calendar, given the place it shows. */
  readonly filters?: (place: ReturnType<typeof useCalendarPlace>) => ReactNode
  /** The next step of an empty month. */
  readonly createFirst?: ReactNode
}

/** A month as a grid or as a list, with search. */
export function Calendar({ owner, today, filters, createFirst }: CalendarProps) {
  const text = useText('events').calendar
  const place = useCalendarPlace(today)
  const [search, setSearch] = useState('')
  const events = useMonth(owner.teamId, place.month)
  usePrefetchMonths(owner.teamId, place.month, events.isSuccess)
  const found = events.data?.filter((event) => isFound(event, search))

  return (
    <>
      <div className="no-print mb-3 flex flex-wrap gap-3">
        {filters && <div className="min-w-36 grow sm:max-w-52">{filters(place)}</div>}
        <SearchField
          label={text.search}
          value={search}
          onChange={setSearch}
          className="min-w-48 grow sm:max-w-80"
        />
      </div>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <MonthTurner month={place.month} today={today} onMonth={place.showMonth} />
        <ViewChoice view={place.view} onView={place.showView} />
      </div>
      {events.isError && <Unreachable onRetry={() => void events.refetch()} />}
      {!events.isError && place.view === 'month' && (
        <MonthGrid
          owner={owner}
          month={place.month}
          today={today}
          events={found}
          onMonth={place.showMonth}
        />
      )}
      {!events.isError && place.view === 'list' && (
        <MonthList
          owner={owner}
          month={place.month}
          events={found}
          isSearch={search.trim() !== ''}
          createFirst={createFirst}
        />
      )}
    </>
  )
}

interface ViewChoiceProps {
  readonly view: CalendarView
  readonly onView: (view: CalendarView) => void
}

function ViewChoice({ view, onView }: ViewChoiceProps) {
  const text = useText('events').calendar
  return (
    <div className="no-print w-44">
      <SegmentedControl
        label={text.view}
        size="s"
        value={view}
        onChange={onView}
        segments={[
          { value: 'month', label: text.month },
          { value: 'list', label: text.list },
        ]}
      />
    </div>
  )
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { unreachable } = useText('home')
  const { tryAgain } = useText('wire')
  return (
    <ErrorState title={unreachable.title} action={<Button onClick={onRetry}>{tryAgain}</Button>}>
      {unreachable.description}
    </ErrorState>
  )
}

function isFound(event: Event, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase()
  return [event.title, event.opponent, event.location].some((words) =>
    words?.toLocaleLowerCase().includes(wanted),
  )
}
