import { useKnownFields } from './api/fields.ts'
import { useDayHere } from './use-day-here.ts'

/** What reading the form depends on: the day here, and the team's own fields. */
export function useFormPlace(teamId: string) {
  return { today: useDayHere(), fields: useKnownFields(teamId) }
}
