import { useText } from '#web/platform/language/language.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import type { CalendarView } from './use-calendar-place.ts'

interface ViewChoiceProps {
  readonly view: CalendarView
  readonly onView: (view: CalendarView) => void
}

/** List, week or month. */
export function ViewChoice({ view, onView }: ViewChoiceProps) {
  const text = useText('events').calendar
  return (
    <div className="no-print w-full sm:w-64">
      <SegmentedControl
        label={text.view}
        size="s"
        value={view}
        onChange={onView}
        segments={[
          { value: 'list', label: text.list },
          { value: 'week', label: text.week },
          { value: 'month', label: text.month },
        ]}
      />
    </div>
  )
}
