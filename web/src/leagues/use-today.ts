import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { useNow } from '#web/events/use-now.ts'

/** The day where the league is played. */
export function useToday(timeZone: string): string {
  return dayInZone(useNow(), timeZone)
}
