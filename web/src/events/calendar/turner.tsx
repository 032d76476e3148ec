import { ChevronLeft, ChevronRight } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import type { CalendarPlace } from './use-calendar-place.ts'

interface TurnerProps {
  readonly place: CalendarPlace
  readonly today: string
}

/** Month by month or week by week, and back to today. */
export function Turner({ place, today }: TurnerProps) {
  const text = useText('events').calendar
  const format = useFormat()
  const { month, week } = place
  const isWeek = place.view === 'week'
  const isHere = isWeek ? week.includes(today) : month === today.slice(0, 7)
  return (
    <div className="flex min-w-0 grow items-center gap-1">
      <IconButton
        label={isWeek ? text.previousWeek : text.previousMonth}
        className="no-print"
        icon={<ChevronLeft aria-hidden />}
        onClick={() => place.turn(-1)}
      />
      <h2
        aria-live="polite"
        className="min-w-0 text-center text-l first-letter:uppercase max-sm:grow sm:min-w-44 print:min-w-0"
      >
        {isWeek ? format.days(week[0] ?? '', week[6] ?? '') : format.month(`${month}-01`)}
      </h2>
      <IconButton
        label={isWeek ? text.nextWeek : text.nextMonth}
        className="no-print"
        icon={<ChevronRight aria-hidden />}
        onClick={() => place.turn(1)}
      />
      {!isHere && (
        <Button
          size="s"
          variant="quiet"
          className="no-print"
          onClick={() => (isWeek ? place.showWeek(today) : place.showMonth(today.slice(0, 7)))}
        >
          {text.today}
        </Button>
      )}
    </div>
  )
}
