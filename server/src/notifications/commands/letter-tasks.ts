import type { Transaction } from '#server/platform/database/database.ts'

import type { LetterToWrite } from '../queries/letters.ts'
import { findOwnTasks, findTaskNames, type OwnTask } from '../queries/tasks.ts'

export interface TasksInLetter {
  /** Tasks of the reader or their children at the event. */
  readonly own: readonly OwnTask[]
  /** The names of withdrawn tasks. */
  readonly gone: readonly string[]
}

/**
 * The tasks an email names. Undefined if it was only about tasks and nothing is left to say,
 * because they were reassigned meanwhile.
 */
export async function tasksInLetter(
  tx: Transaction,
  letter: LetterToWrite,
): Promise<TasksInLetter | undefined> {
  const { kind, teamId, taskIds, memberId } = letter
  if (kind === 'event_cancelled') return { own: [], gone: [] }
  const own = await findOwnTasks(tx, letter)
  const held = new Set(own.filter((task) => task.memberId === memberId).map((task) => task.taskId))
  if (kind === 'task_given' && !taskIds.some((id) => held.has(id))) return undefined
  if (kind !== 'task_taken_back') return { own, gone: [] }
  const gone = await findTaskNames(
    tx,
    teamId,
    taskIds.filter((id) => !held.has(id)),
  )
  return gone.length === 0 ? undefined : { own, gone }
}
