import { isDay } from '@touchline/domain/events/days'

import { useLeaguePlace } from '../use-league-place.ts'
import { useToday } from '../use-today.ts'

/** The day whose table is asked for in the address, else today. */
export function useShownDay(timeZone: string): string {
  const { date } = useLeaguePlace()
  const today = useToday(timeZone)
  return date !== null && isDay(date) ? date : today
}
