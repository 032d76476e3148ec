import { areTasksOver } from '@touchline/domain/attendance/permissions'

import { useNow } from '#web/events/use-now.ts'
import { useActor } from '#web/teams/team-context.tsx'

/** Whether the reader can do nothing more about the tasks of an event; while one looks it ends. */
export function useTasksOver(event: { readonly endsAt: string }): boolean {
  return areTasksOver(useActor(), event, useNow())
}
