import type { HomeAway } from '@touchline/domain/events/event-types'

/** Neutral is blue here. Elsewhere it is purple, because practices are blue. */
export const locationColours: Readonly<Record<HomeAway, string>> = {
  home: 'bg-home',
  away: 'bg-away',
  neutral: 'bg-practice',
}
