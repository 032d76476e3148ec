import type { AwayDays } from '@touchline/contract/events/shapes/unavailability'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'

import { countDeclined, findPromised } from '../queries/absences.ts'
import { answerEvent } from './answer.ts'
import { addUnavailability } from './unavailabilities.ts'

interface Absent {
  readonly actor: Actor
  readonly now: Date
  readonly memberIds: readonly string[]
}

/**
 * "Ill until Friday", for several people of one team: their days are noted, and what they had promised
 * on these days is taken back. Answers how many events they now miss.
 */
export async function noteAbsences(
  tx: Transaction,
  { actor, now, memberIds }: Absent,
  days: AwayDays,
): Promise<number> {
  for (const memberId of memberIds.toSorted())
    await addUnavailability(tx, { actor, now, memberId }, days)
  const key = { teamId: actor.teamId, memberIds }
  for (const { eventId, promised } of await findPromised(tx, key, { days, now })) {
    const answers = promised.map((memberId) => ({ memberId, answer: 'not_going' }) as const)
    await answerEvent(tx, { actor, now, eventId }, answers)
  }
  return countDeclined(tx, key, { days, now })
}
