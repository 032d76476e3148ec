import type { Task } from '@touchline/contract/teams/shapes/belongings'

import { useText } from '#web/platform/language/language.tsx'

/** What a task is called: a preset in the words of the reader, the team's own as it was written. */
export function useTaskName(): (task: Task) => string {
  const { tasks } = useText('teams')
  return ({ preset, name }) => (preset ? tasks[preset] : name)
}
