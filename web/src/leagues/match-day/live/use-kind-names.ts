import type { Happening } from '@touchline/contract/leagues/shapes/match-day/live'

import { useText } from '#web/platform/language/language.tsx'

/** What may happen in a match, in the words of its sport: a penalty of handball is thrown. */
export function useKindNames(sport: string): Readonly<Record<Happening['kind'], string>> {
  const { kinds, handballKinds } = useText('matchDay')
  return sport === 'handball' ? { ...kinds, ...handballKinds } : kinds
}
