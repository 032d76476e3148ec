import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { useNow } from './use-now.ts'

/** The day in an IANA zone, YYYY-MM-DD; the next one once it has begun there. */
export function useToday(timeZone: string): string {
  return dayInZone(useNow(), timeZone)
}
