import { periodLimits } from '@touchline/domain/leagues/match-day/periods'
import { Flag, Pause, Play } from 'lucide-react'
import { useSearchParams } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { ReportChange } from '../api/live.ts'
import { formatClock } from '../match-clock.ts'
import { useClock } from '../use-clock.ts'
import type { ShownMatch } from '../use-match.ts'

interface ClockButtonsProps {
  readonly match: ShownMatch
  readonly tell: ReportChange
  /** During penalties the clock is over. */
  readonly isOver: boolean
}

/** The clock with the next actions. */
export function ClockButtons({ match, tell, isOver }: ClockButtonsProps) {
  const text = useText('matchDay').live
  const { clock, state, nameOf } = useClock(match)
  const { period, isRunning } = clock
  const mark = (kind: 'start' | 'stop', of: number) =>
    tell({
      kind: 'mark',
      mark: { id: crypto.randomUUID(), kind, period: of, at: new Date().toISOString() },
    })
  const { count } = match.day.settings.periods
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted">{state}</span>
        <span role="timer" aria-label={text.clock} className="figures text-xl font-semibold">
          {formatClock(clock)}
        </span>
      </p>
      {isRunning && (
        <Button
          wide
          className="min-h-14"
          icon={<Pause aria-hidden />}
          onClick={() => mark('stop', period)}
        >
          {text.stop}
        </Button>
      )}
      {!isRunning && !isOver && (
        <div className="grid gap-2 sm:grid-cols-2">
          {period < periodLimits.count && (
            <Button
              wide
              variant={period < count ? 'primary' : 'secondary'}
              className="min-h-14"
              icon={<Play aria-hidden />}
              onClick={() => mark('start', period + 1)}
            >
              {text.start(nameOf(period + 1))}
            </Button>
          )}
          {period > 0 && (
            <Button wide className="min-h-14" onClick={() => mark('start', period)}>
              {text.goOn}
            </Button>
          )}
          {period >= count && <EndButton />}
        </div>
      )}
    </div>
  )
}

/** Leads to the final result after the last period. */
export function EndButton() {
  const text = useText('matchDay').after
  const [, setParams] = useSearchParams()
  return (
    <Button
      wide
      variant="primary"
      className="min-h-14 sm:col-span-2"
      icon={<Flag aria-hidden />}
      onClick={() => setParams({ view: 'after' }, { replace: true })}
    >
      {text.enter}
    </Button>
  )
}
