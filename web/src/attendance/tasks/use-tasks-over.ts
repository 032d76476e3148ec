import { areTasksOver } from '@touchline/domain/attendance/permissions'

import { useNow } from '#web/events/use-now.ts'
import { useActor } from '#web/teams/team-context.tsx'

/** Whether an event's tasks are closed for the reader; updates when the event ends. */
export function useTasksOver(event: { readonly endsAt: string }): boolean {
  return areTasksOver(useActor(), event, useNow())
}
