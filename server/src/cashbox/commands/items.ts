import type { ItemDraft } from '@touchline/contract/cashbox/shapes'
import { cashBoxLimits } from '@touchline/domain/cashbox/limits'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { countItems, deleteItem, findItem, storeItem } from '../queries/items.ts'
import { announceBox, lockBox } from './locked-box.ts'

interface SavedItem {
  readonly itemId: string
  readonly item: ItemDraft
}

/** Adds or changes a fine or drink; entries keep what they say. */
export async function saveItem(
  tx: Transaction,
  context: ActorContext,
  { itemId, item }: SavedItem,
): Promise<void> {
  await lockBox(tx, context)
  const { teamId } = context.actor
  const isNew = (await findItem(tx, { teamId, itemId })) === undefined
  if (isNew && (await countItems(tx, teamId)) >= cashBoxLimits.items)
    throw new AppError('invalid_input', { fields: { 'item.name': 'too_many' } })
  await storeItem(tx, { teamId, itemId }, item)
  await announceBox(tx, teamId)
}

export async function removeItem(
  tx: Transaction,
  context: ActorContext,
  itemId: string,
): Promise<void> {
  await lockBox(tx, context)
  const { teamId } = context.actor
  await deleteItem(tx, { teamId, itemId })
  await announceBox(tx, teamId)
}
