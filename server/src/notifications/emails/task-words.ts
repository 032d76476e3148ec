import { taskName } from '@touchline/domain/teams/tasks'
import { isolated } from '@touchline/domain/values/isolated'

import type { TasksInLetter } from '../commands/letter-tasks.ts'

type Presets = Parameters<typeof taskName>[1]

/** "Balls", or for a child "Balls (Leo)". */
export function ownTasks({ own }: TasksInLetter, presets: Presets): readonly string[] {
  return own.map(({ name, firstName, relation }) => {
    const called = isolated(taskName(name, presets))
    return relation === 'self' ? called : `${called} (${isolated(firstName)})`
  })
}

export function goneTasks({ gone }: TasksInLetter, presets: Presets): readonly string[] {
  return gone.map((name) => taskName(name, presets))
}
