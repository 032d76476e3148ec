import type { Adjustment } from '@touchline/domain/leagues/league'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

/** Formats an adjustment of points ("+3", "−1") and its period. */
export function useDecisionWords() {
  const text = useText('leagues').table
  const { number, day } = useFormat()
  return {
    signed: (points: number) =>
      points > 0 ? `+${number(points)}` : number(points).replace('-', '−'),
    validity: ({ from, until }: Pick<Adjustment, 'from' | 'until'>): string | undefined => {
      if (from !== null && until !== null) return text.period(day(from), day(until))
      if (from !== null) return text.since(day(from))
      return until === null ? undefined : text.to(day(until))
    },
  }
}
