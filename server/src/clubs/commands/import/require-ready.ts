import { maxClubTeams } from '@touchline/domain/clubs/options'

import { AppError } from '#server/platform/errors.ts'

import type { PlannedClubImport } from './plan-import.ts'

/**
 * Throws unless every name has a team, every question an answer, and every new team its required
 * fields.
 */
export function requireReady({
  preview: { questions, places = [] },
  newTeams,
  teams,
}: PlannedClubImport) {
  const refuse = (field: string, why: string) =>
    new AppError('invalid_input', { fields: { [field]: why } })
  const isAsked = questions.length > 0 || teams.some(({ plan }) => plan.questions.length > 0)
  if (isAsked) throw refuse('answers', 'questions_open')
  if (places.some(({ place }) => place === undefined)) throw refuse('places', 'questions_open')
  const isIncomplete = newTeams.some(({ name, ageGroup }) => name === '' || ageGroup === null)
  if (isIncomplete) throw refuse('newTeams', 'incomplete')
  if (newTeams.length > maxClubTeams) throw refuse('newTeams', 'too_many')
}
