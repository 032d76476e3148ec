import type { TaskAssignment } from '@touchline/contract/attendance/shapes/tasks'
import type { Task } from '@touchline/contract/teams/shapes/belongings'

import { useRetiredTasks, useTasks } from '#web/teams/api/belongings.ts'

/** The tasks of the team, and retired ones that are assigned at this event. */
export function useTasksAt(
  teamId: string,
  assignments: readonly TaskAssignment[],
): readonly Task[] {
  const tasks = useTasks(teamId).data ?? []
  const retired = useRetiredTasks(teamId).data ?? []
  return [...tasks, ...retired.filter(({ id }) => assignments.some(({ taskId }) => taskId === id))]
}
