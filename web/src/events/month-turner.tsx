import { addMonths } from '@touchline/domain/events/month-grid'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface MonthTurnerProps {
  readonly month: string
  readonly today: string
  readonly onMonth: (month: string) => void
}

/** Month by month, and back to today. */
export function MonthTurner({ month, today, onMonth }: MonthTurnerProps) {
  const text = useText('events').calendar
  const format = useFormat()
  return (
    <div className="flex min-w-0 grow items-center gap-1">
      <IconButton
        label={text.previousMonth}
        icon={<ChevronLeft aria-hidden />}
        onClick={() => onMonth(addMonths(month, -1))}
      />
      <h2
        aria-live="polite"
        className="min-w-0 text-center text-l first-letter:uppercase sm:min-w-44"
      >
        {format.month(`${month}-01`)}
      </h2>
      <IconButton
        label={text.nextMonth}
        icon={<ChevronRight aria-hidden />}
        onClick={() => onMonth(addMonths(month, 1))}
      />
      {month !== today.slice(0, 7) && (
        <Button size="s" variant="quiet" onClick={() => onMonth(today.slice(0, 7))}>
          {text.today}
        </Button>
      )}
    </div>
  )
}
