import { isDay } from '@touchline/domain/events/days'

import { useToday } from '#web/events/use-today.ts'

import { useLeaguePlace } from '../use-league-place.ts'

/** The day in the URL, or today. */
export function useShownDay(timeZone: string): string {
  const { date } = useLeaguePlace()
  const today = useToday(timeZone)
  return date !== null && isDay(date) ? date : today
}
