import { updateCounts, answerStateAfter } from '@touchline/domain/events/answers'

import type { Transaction } from '#server/platform/database/database.ts'

import { saveCounts } from '../queries/answers.ts'
import { lockEvent } from '../queries/event-lock.ts'
import { findReturning, returnAnswer } from '../queries/moved-answers.ts'
import type { EventsKey } from '../queries/moving.ts'

/** Restores the answers given to this day, time and place when an event moves back. */
export async function restoreAnswers(tx: Transaction, moved: EventsKey): Promise<void> {
  const { teamId } = moved
  const returning = Map.groupBy(await findReturning(tx, moved), ({ eventId }) => eventId)
  for (const [eventId, answers] of returning) {
    const key = { teamId, eventId }
    const { places, counts } = await lockEvent(tx, key)
    let current = counts
    for (const { memberId, answer } of answers) {
      const standing = answerStateAfter(undefined, answer, { places, counts: current })
      await returnAnswer(tx, key, { memberId, standing })
      current = updateCounts(current, undefined, standing)
    }
    await saveCounts(tx, key, current)
  }
}
