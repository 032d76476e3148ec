import { isForMinors } from '@touchline/domain/teams/age-bands'

import { useText } from '#web/platform/language/language.tsx'

/** "Women", and "Girls" where children play. */
export function useGenderWords(ageGroup: string | null | undefined) {
  const { genders, youthGenders } = useText('teams')
  return isForMinors(ageGroup ?? null) ? youthGenders : genders
}
