import type { Event } from '@touchline/contract/events/shapes/event'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { SearchField } from '#web/ui/search-field.tsx'

import type { Window } from '../api/keys.ts'
import { CalendarDays } from './calendar-days.tsx'
import type { CalendarOwner } from './calendar-owner.ts'
import { FoundEvents } from './found-events.tsx'
import type { CalendarPlace } from './use-calendar-place.ts'

interface CalendarProps {
  readonly owner: CalendarOwner
  readonly place: CalendarPlace
  /** Today in the team's time zone. */
  readonly today: string
  /** The searched days. */
  readonly searched: Window
  /** Further filters. */
  readonly filters?: ReactNode
  /** The next step when a month is empty. */
  readonly createFirst?: ReactNode
}

/** A month as a grid or list, a week, or the season's search results. */
export function Calendar({ owner, place, today, searched, ...parts }: CalendarProps) {
  const text = useText('events').calendar
  const isShown = ({ teamId }: Event) =>
    place.teamIds.length === 0 || place.teamIds.includes(teamId)
  return (
    <>
      <div className="no-print mb-3 flex flex-wrap gap-3 max-sm:hidden">
        {parts.filters}
        <SearchField
          label={text.search}
          value={place.search}
          onChange={place.searchFor}
          className="min-w-0 grow basis-44 sm:max-w-80"
        />
      </div>
      {place.search.trim() === '' ? (
        <CalendarDays
          owner={owner}
          place={place}
          today={today}
          isShown={isShown}
          createFirst={parts.createFirst}
        />
      ) : (
        <FoundEvents owner={owner} search={place.search} days={searched} isShown={isShown} />
      )}
    </>
  )
}
