import type { Task } from '@touchline/contract/teams/shapes/belongings'

import { useText } from '#web/platform/language/language.tsx'

/** The name of a task: presets in the reader's language, others as written. */
export function useTaskName(): (task: Task) => string {
  const { tasks } = useText('teams')
  return ({ preset, name }) => (preset ? tasks[preset] : name)
}
