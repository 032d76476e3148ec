import type { TeamChange } from '@touchline/contract/teams/shapes'
import type { UseFormReturn } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'

export type TeamForm = UseFormReturn<TeamChange>

/** The sentence for a refused field of the settings. */
export function useTeamProblem({ formState }: TeamForm) {
  const { problems } = useText('teams').settings
  const sentences: Readonly<Record<string, string>> = problems
  return (field: keyof TeamChange) =>
    formState.errors[field] && (sentences[field] ?? problems.other)
}

/** Empty fields are stored as null. */
export const emptyIsNull = {
  setValueAs: (typed: unknown) => (typed === '' || typed === undefined ? null : typed),
}

export const numberOrNull = {
  setValueAs: (typed: unknown) =>
    typed === '' || typed === null || typed === undefined ? null : Number(typed),
}
