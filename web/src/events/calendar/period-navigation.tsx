import { ChevronLeft, ChevronRight } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface TurnerProps {
  readonly unit: 'week' | 'month'
  /** YYYY-MM. */
  readonly month: string
  /** Seven days. */
  readonly week: readonly string[]
  readonly today: string
  readonly onTurn: (by: 1 | -1) => void
  readonly onToday: () => void
  /** Shares one line with other controls on a phone. */
  readonly isCompact?: boolean
}

/** Turns months or weeks, and returns to today. */
export function PeriodNavigation(props: TurnerProps) {
  const text = useText('events').calendar
  const format = useFormat()
  const { unit, month, week, today, onTurn, onToday, isCompact } = props
  const isWeek = unit === 'week'
  const isHere = isWeek ? week.includes(today) : month === today.slice(0, 7)
  const shown = isWeek ? format.days(week[0] ?? '', week.at(-1) ?? '') : format.month(`${month}-01`)
  return (
    <div className="flex min-w-0 grow items-center gap-1">
      <IconButton
        label={isWeek ? text.previousWeek : text.previousMonth}
        className="no-print"
        icon={<ChevronLeft aria-hidden />}
        onClick={() => onTurn(-1)}
      />
      <h2
        aria-live="polite"
        className={cx(
          'min-w-0 text-center first-letter:uppercase max-sm:grow sm:min-w-44 print:min-w-0',
          isCompact ? 'text-m sm:text-l' : 'text-l',
        )}
      >
        {shown}
      </h2>
      <IconButton
        label={isWeek ? text.nextWeek : text.nextMonth}
        className="no-print"
        icon={<ChevronRight aria-hidden />}
        onClick={() => onTurn(1)}
      />
      {!isHere && (
        <Button
          size="s"
          variant="quiet"
          className={cx('no-print', isCompact && 'max-sm:hidden')}
          onClick={onToday}
        >
          {text.today}
        </Button>
      )}
    </div>
  )
}
