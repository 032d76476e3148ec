import { isMarkable, mayMarkPerson } from '@touchline/domain/attendance/permissions'

import type { EventContext } from '#server/events/commands/event-context.ts'
import { requireEvent } from '#server/events/queries/calendar.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  countMarkable,
  findReplaced,
  saveMarks,
  type GivenMark,
  type ReplacedMark,
} from '../queries/marks.ts'

/**
 * Records attendance once the event has begun, also of people who weren't invited. The last mark
 * counts; marks by others that it replaced are returned.
 */
export async function markAttendance(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
  newMarks: readonly GivenMark[],
): Promise<readonly ReplacedMark[]> {
  const { teamId, accountId } = actor
  const event = await requireEvent(tx, actor, eventId)
  if (event.cancelledAt !== null) throw new AppError('event_cancelled')
  if (!isMarkable(event, now)) throw new AppError('conflict')

  const last = new Map(newMarks.map((one) => [one.memberId, one]))
  const ids = [...last.keys()]
  const isTheirs = ids.every((memberId) => mayMarkPerson(actor, memberId))
  if (!isTheirs || (await countMarkable(tx, { teamId, eventId }, ids)) !== ids.length)
    throw new AppError('not_found')
  const replaced = await findReplaced(tx, { teamId, eventId }, [...last.values()])
  await saveMarks(tx, { teamId, eventId, markedBy: accountId, now }, [...last.values()])
  await announce(tx, {
    name: 'attendance.marked',
    topics: [`team:${teamId}`],
    payload: { teamId, eventId },
  })
  return replaced
}
