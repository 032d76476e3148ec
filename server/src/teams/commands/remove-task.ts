import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  lockTask,
  retireTask,
  deleteFutureAssignments,
  hasAssignments,
} from '../queries/retiring.ts'
import { removeBelonging } from '../queries/venues.ts'
import type { Edit } from './belongings.ts'

/**
 * Retires a task that was ever assigned, so that past events still name it, and notifies people who
 * had it at coming events. Deletes it otherwise.
 */
export async function removeTask(tx: Transaction, { actor, now, id = '' }: Edit): Promise<void> {
  const { teamId, accountId } = actor
  const key = { teamId, id }
  await lockTask(tx, key)
  if (!(await hasAssignments(tx, key))) {
    await removeBelonging(tx, 'tasks', key)
    return
  }
  await retireTask(tx, key, now)
  for (const { eventId, memberId } of await deleteFutureAssignments(tx, key, now))
    await announce(tx, {
      name: 'attendance.task_taken_back',
      topics: [],
      payload: { teamId, eventId, memberId, taskIds: id, actorId: accountId },
    })
}
