import { noAnswers } from '@touchline/domain/events/answers'

import type { Database, Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { saveCounts } from '../queries/answers.ts'
import { lockEvent } from '../queries/event-lock.ts'
import { countAnswers, findEventsWithLeavers, removeAnswersOfLeavers } from '../queries/leavers.ts'
import type { EventKey } from '../queries/page.ts'
import { promoteFromWaitingList } from './waiting-list.ts'

/**
 * Frees the places of people who left the roster in all coming events and promotes people from the
 * waiting lists. Past events keep their answers. Safe to repeat.
 */
export async function releasePlaces(database: Database, teamId: string, now: Date): Promise<void> {
  for (const key of await findEventsWithLeavers(database, teamId, now))
    await database.transaction().execute((tx) => releasePlacesOf(tx, key))
}

/** Frees the places of people who left the roster in one event. */
export async function releasePlacesOf(tx: Transaction, key: EventKey): Promise<void> {
  const { places } = await lockEvent(tx, key)
  await removeAnswersOfLeavers(tx, key)
  const counts = (await countAnswers(tx, key)) ?? noAnswers
  await saveCounts(tx, key, counts)
  await promoteFromWaitingList(tx, key, { places, counts })
  await announce(tx, {
    name: 'events.answered',
    topics: [`team:${key.teamId}`],
    payload: { ...key },
  })
}
