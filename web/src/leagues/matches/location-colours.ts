import type { HomeAway } from '@touchline/domain/events/event-types'

/** Neutral is blue here: it is purple where practices stand beside matches, and these are blue. */
export const locationColours: Readonly<Record<HomeAway, string>> = {
  home: 'bg-home',
  away: 'bg-away',
  neutral: 'bg-practice',
}
