import type { Event } from '@touchline/contract/events/shapes/event'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { CalendarOwner } from './calendar.tsx'
import { EventSummary } from './event-summary.tsx'

interface MonthListProps {
  readonly owner: CalendarOwner
  readonly month: string
  /** Undefined while they are on their way. */
  readonly events: readonly Event[] | undefined
  readonly isSearch: boolean
  readonly createFirst?: ReactNode
}

/** The events of the month by date, each with its answer. */
export function MonthList({ owner, month, events, isSearch, createFirst }: MonthListProps) {
  const text = useText('events').calendar
  if (!events) return <Waiting />

  const shown = events.filter(({ startsLocal }) => startsLocal.startsWith(month))
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<CalendarDays aria-hidden />}
        title={isSearch ? text.nothingFound : text.empty}
        action={isSearch ? undefined : createFirst}
      />
    )
  return (
    <ul className="grid max-w-2xl grid-cols-1 gap-3">
      {shown.map((event) => (
        <li key={event.id} className="min-w-0">
          <EventSummary
            event={event}
            actor={owner.actor}
            teamName={owner.teamName?.(event.teamId)}
          />
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  const { loading } = useText('wire')
  return (
    <div role="status" className="grid max-w-2xl gap-3">
      <span className="sr-only">{loading}</span>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-44 rounded-surface" />
      ))}
    </div>
  )
}
