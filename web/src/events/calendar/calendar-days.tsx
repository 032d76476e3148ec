import { CalendarDays as CalendarIcon } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { Agenda } from './agenda.tsx'
import { CalendarPeriod, type CalendarPeriodProps } from './calendar-period.tsx'
import { ViewChoice } from './view-choice.tsx'

/** A list of events, or the days of a week or month. */
export function CalendarDays(props: CalendarPeriodProps) {
  const { owner, place, isShown, createFirst } = props
  const text = useText('events').calendar
  if (place.view !== 'list') return <CalendarPeriod {...props} />
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-3 max-sm:hidden">
        <ViewChoice view={place.view} onView={place.showView} />
      </div>
      <Agenda
        key={place.from}
        owner={owner}
        from={place.from}
        isShown={isShown}
        nothing={
          <EmptyState
            icon={<CalendarIcon aria-hidden />}
            title={text.nothingToCome}
            action={createFirst}
          />
        }
      />
    </>
  )
}
