import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'

import { useText } from '#web/platform/language/language.tsx'

/** Names of events in the words of the sport. */
export function useKindNames(sport: string): Readonly<Record<MatchHappening['kind'], string>> {
  const { kinds, handballKinds } = useText('matchDay')
  return sport === 'handball' ? { ...kinds, ...handballKinds } : kinds
}
