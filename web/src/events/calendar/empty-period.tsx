import type { Event } from '@touchline/contract/events/shapes/event'
import { daysCovered } from '@touchline/domain/events/days-covered'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { CalendarPlace } from './use-calendar-place.ts'

interface NothingOnProps {
  readonly events: readonly Event[]
  readonly place: CalendarPlace
  /** The next step. */
  readonly createFirst: ReactNode
}

/** Shown below a week or month without events. */
export function EmptyPeriod({ events, place, createFirst }: NothingOnProps) {
  const text = useText('events').calendar
  if (!isEmpty(events, place)) return null
  return (
    <div className="mt-4">
      <EmptyState
        icon={<CalendarDays aria-hidden />}
        title={place.view === 'week' ? text.emptyWeek : text.empty}
        action={createFirst}
      />
    </div>
  )
}

function isEmpty(events: readonly Event[], { view, month, week }: CalendarPlace): boolean {
  const isHere = (day: string) => (view === 'week' ? week.includes(day) : day.startsWith(month))
  return !events.some((event) => daysCovered(event).some(isHere))
}
