import type { PeriodPlan } from '@touchline/domain/leagues/match-day/periods'

import { useText } from '#web/platform/language/language.tsx'

import { periodWordOf } from './match-clock.ts'

/** Names of the periods: "First half", "Quarter 3", "Set 2". */
export function usePeriodNames(periods: PeriodPlan) {
  const words = useText('matchDay').live.periods
  return (period: number): string => {
    const word = words[periodWordOf(period, periods)]
    return typeof word === 'string' ? word : word(period)
  }
}
