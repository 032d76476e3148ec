import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { CollectionKey } from '../queries/collections.ts'
import { countParticipants, findRemindable } from '../queries/remindable.ts'
import { lockForChange, announceCollectionChange } from './lock-for-change.ts'
import { remindParticipants } from './remind.ts'

interface Input {
  readonly collectionId: string
  /** Bills, or members without one; by default everyone who owes or hasn't filled in the form. */
  readonly participantIds?: readonly string[] | undefined
}

/** Reminds chosen people who owe something. Returns the number of emails. */
export async function remindChosenPayers(
  tx: Transaction,
  platform: Platform,
  { actor, now, collectionId, participantIds }: ActorContext & Input,
): Promise<number> {
  const { key, collection } = await lockForChange(tx, { actor, now }, collectionId)
  await refuseStrangers(tx, key, participantIds)
  const { billIds, memberIds } = await findRemindable(tx, key, { wanted: participantIds, now })
  const isOpen = collection.state === 'open'
  const asked = { ...key, billIds, memberIds: isOpen ? memberIds : [] }
  const count = await remindParticipants(tx, platform, asked)
  if (count > 0) await announceCollectionChange(tx, key)
  return count
}

async function refuseStrangers(
  tx: Transaction,
  key: CollectionKey,
  participantIds: Input['participantIds'],
): Promise<void> {
  const ids = [...new Set(participantIds)]
  if ((await countParticipants(tx, key, ids)) < ids.length) throw new AppError('not_found')
}
