import type { NewTeam } from '@touchline/contract/teams/shapes'
import type { UseFormReturn } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'

export type NewTeamForm = UseFormReturn<NewTeam>

/** The sentence for a refused field. */
export function useNewTeamProblem({ formState }: NewTeamForm) {
  const { problems } = useText('teams').createTeam
  const sentences: Readonly<Record<string, string>> = problems
  return (field: keyof NewTeam) => formState.errors[field] && (sentences[field] ?? problems.other)
}
