import { useKnownFields } from './api/fields.ts'
import { useDayHere } from './use-day-here.ts'

/** What validating the form needs: today's date and the team's own fields. */
export function useFormPlace(teamId: string) {
  return { today: useDayHere(), fields: useKnownFields(teamId) }
}
