import { useKnownFields } from './api/fields.ts'
import { useTodayInTeam } from './use-today-in-team.ts'

/** What validating the form needs: today's date and the team's own fields. */
export function useFormPlace(teamId: string) {
  return { today: useTodayInTeam(), fields: useKnownFields(teamId) }
}
