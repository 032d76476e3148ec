import type { UnavailabilityDays } from '@touchline/contract/events/shapes/unavailability'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'

import { countDeclined, findPositiveAnswers } from '../queries/declined.ts'
import { answerEvent } from './answer.ts'
import { addUnavailability } from './unavailabilities.ts'

interface MembersContext extends ActorContext {
  readonly memberIds: readonly string[]
  /** Also turns a "yes" or "maybe" given for these days into "not going". */
  readonly overridesAnswers: boolean
}

/** Adds the same absence for several people of one team; returns how many events they now miss. */
export async function addUnavailabilities(
  tx: Transaction,
  { actor, now, memberIds, overridesAnswers }: MembersContext,
  days: UnavailabilityDays,
): Promise<number> {
  for (const memberId of memberIds.toSorted())
    await addUnavailability(tx, { actor, now, memberId }, days)
  const key = { teamId: actor.teamId, memberIds }
  const overridden = overridesAnswers ? await findPositiveAnswers(tx, key, { days, now }) : []
  for (const { eventId, promised } of overridden) {
    const answers = promised.map((memberId) => ({ memberId, answer: 'not_going' }) as const)
    await answerEvent(tx, { actor, now, eventId }, answers)
  }
  return countDeclined(tx, key, { days, now })
}
