import { answerRefusal } from '@touchline/domain/events/answer-refusal'
import { nextReminderAt } from '@touchline/domain/events/reminding'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockEvent } from '../queries/event-lock.ts'
import { countToRemind, findReminded, markReminded } from '../queries/reminding.ts'
import type { EventContext } from './event-context.ts'

/**
 * Reminds players without an answer; returns how many there are and how many can't be reached.
 * Skips past events; staff are reminded by the team's rules only.
 */
export async function remindUnanswered(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
): Promise<{ people: number; unreached: number }> {
  const key = { teamId: actor.teamId, eventId }
  const event = await lockEvent(tx, key)
  const refusal = answerRefusal({ ...actor, isAdmin: false, isCoach: false }, event, now)
  if (refusal !== undefined) throw new AppError(refusal)
  const again = nextReminderAt(await findReminded(tx, key))
  if (again !== undefined && again > now)
    throw new AppError('too_many_requests', {
      retryAfterSeconds: (again.getTime() - now.getTime()) / 1000,
    })

  const counted = await countToRemind(tx, key, actor.accountId)
  if (counted.people === 0) return counted
  await markReminded(tx, key, { accountId: actor.accountId, now })
  await announce(tx, {
    name: 'events.reminded',
    topics: [`team:${key.teamId}`],
    payload: { ...key, actorId: actor.accountId },
  })
  return counted
}
