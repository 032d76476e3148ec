import { useText } from '#web/platform/language/language.tsx'

import { clockOf, lastMarkOf, minuteAt } from './match-clock.ts'
import type { ShownMatch } from './use-match.ts'
import { usePeriodNames } from './use-period-names.ts'
import { useTickingClock } from './use-ticking-clock.ts'

/** The clock of a match with its texts; ticks while running. */
export function useClock({ day, live }: Pick<ShownMatch, 'day' | 'live'>) {
  const text = useText('matchDay').live
  const { periods } = day.settings
  const nameOf = usePeriodNames(periods)
  const last = lastMarkOf(live.marks)
  const now = useTickingClock(last?.kind === 'start')
  const clock = clockOf(live.marks, last && last.at > now.toISOString() ? new Date(last.at) : now)
  const { period, seconds } = clock

  function stateInWords(): string {
    if (day.result.endedAt !== null) return text.ended
    if (period === 0) return text.notStarted
    return clock.isRunning ? nameOf(period) : text.paused(nameOf(period))
  }

  return {
    clock,
    nameOf,
    state: stateInWords(),
    minute: minuteAt({ period: period === 0 ? null : period, second: seconds }, day),
  }
}
