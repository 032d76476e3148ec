import { isForMinors } from '@touchline/domain/teams/age-bands'

import { useText } from '#web/platform/language/language.tsx'

/** "Women", or "Girls" in teams of minors. */
export function useGenderWords(ageGroup: string | null | undefined) {
  const { genders, youthGenders } = useText('teams')
  return isForMinors(ageGroup ?? null) ? youthGenders : genders
}
