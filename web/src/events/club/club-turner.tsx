import { ChevronLeft, ChevronRight } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import type { ClubPlace } from './use-club-place.ts'

interface ClubTurnerProps {
  readonly place: ClubPlace
  readonly today: string
}

/** Week by week or month by month, and back to today. */
export function ClubTurner({ place, today }: ClubTurnerProps) {
  const text = useText('events').calendar
  const format = useFormat()
  const { week, month, view } = place
  const isMonth = view === 'month'
  const isHere = isMonth ? month === today.slice(0, 7) : week.includes(today)
  return (
    <div className="flex min-w-0 grow items-center gap-1">
      <IconButton
        label={isMonth ? text.previousMonth : text.previousWeek}
        className="no-print"
        icon={<ChevronLeft aria-hidden />}
        onClick={() => place.turn(-1)}
      />
      <h2
        aria-live="polite"
        className="min-w-0 text-center text-m first-letter:uppercase max-sm:grow sm:min-w-44 sm:text-l"
      >
        {isMonth ? format.month(`${month}-01`) : format.days(week[0] ?? '', week[6] ?? '')}
      </h2>
      <IconButton
        label={isMonth ? text.nextMonth : text.nextWeek}
        className="no-print"
        icon={<ChevronRight aria-hidden />}
        onClick={() => place.turn(1)}
      />
      {!isHere && (
        <Button
          size="s"
          variant="quiet"
          className="no-print max-sm:hidden"
          onClick={() => place.showDay(today)}
        >
          {text.today}
        </Button>
      )}
    </div>
  )
}
