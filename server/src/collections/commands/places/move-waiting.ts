import type { waitingListMove } from '@touchline/contract/collections/shapes/waiting-list'
import type { ActorContext } from '@touchline/domain/teams/actor'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { deleteUncharged, findWaiting, moveToFirst } from '../../queries/places.ts'
import { announceCollectionChange, lockForChange } from '../lock-for-change.ts'
import { emailPayer } from '../write-letters.ts'
import { fillPlaces, placeEntry } from './fill-places.ts'

type Move = z.output<typeof waitingListMove>

/** What a treasurer does with someone who waits. A place given by hand may exceed the limit. */
export async function moveWaiting(
  tx: Transaction,
  platform: Platform,
  { actor, now, input }: ActorContext & { readonly input: Move },
): Promise<void> {
  const { collection, key } = await lockForChange(tx, { actor, now }, input.collectionId)
  const waiting = await findWaiting(tx, key, actor.blockedFrom)
  const entry = waiting.find(({ billId }) => billId === input.billId)
  if (entry === undefined) throw new AppError('not_found')
  const bill = { teamId: key.teamId, billId: entry.billId }
  if (input.move === 'placed') await placeEntry(tx, { collection, now }, entry)
  else if (input.move === 'first') await moveToFirst(tx, bill)
  else {
    await emailPayer(tx, platform, { ...bill, news: { kind: 'waiting_ended' } })
    await deleteUncharged(tx, bill)
  }
  // With another one at the top, someone may fit who didn't before.
  await fillPlaces(tx, key, now)
  await announceCollectionChange(tx, key)
}
