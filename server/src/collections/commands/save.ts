import type { collectionEdit } from '@touchline/contract/collections/shapes/collection'
import { hasPlaces } from '@touchline/domain/collections/places'
import { publishProblems } from '@touchline/domain/collections/readiness'
import type { ActorContext } from '@touchline/domain/teams/actor'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { saveCollection, type CollectionRow } from '../queries/collections.ts'
import { campaignOf } from '../queries/details.ts'
import { findFees, findTakenIds, saveBelongings } from '../queries/fees.ts'
import { findPayee } from '../queries/payees.ts'
import {
  fieldRefusal,
  lockForChange,
  announceCollectionChange,
  type LockedCollection,
} from './lock-for-change.ts'
import { requireValidFees } from './require-valid-fees.ts'

export type CollectionEdit = z.infer<typeof collectionEdit>

/**
 * Saves a wizard step, or the settings of a published collection; only a draft may be incomplete.
 */
export async function changeCollection(
  tx: Transaction,
  caller: ActorContext,
  edit: CollectionEdit,
): Promise<void> {
  const running = await lockForChange(tx, caller, edit.collectionId)
  const { collection, key } = running
  if (edit.version !== collection.version) throw new AppError('changed_meanwhile')
  await refuse(tx, running, edit)
  await saveCollection(tx, key, { ...columnsOf(edit), changed_at: caller.now })
  await saveBelongings(tx, key, edit)
  // With more places, or none to count, people move up.
  await announce(tx, { name: 'collections.place_freed', topics: [], payload: { ...key } })
  await announceCollectionChange(tx, key)
}

async function refuse(
  tx: Transaction,
  { collection, key }: LockedCollection,
  edit: CollectionEdit,
): Promise<void> {
  const before = await findFees(tx, key)
  requireValidFees(edit, before)
  if (edit.places !== null && !hasPlaces(collection.kind)) throw fieldRefusal('places', 'unknown')
  const isUsed = before.some((fee) => fee.isUsed)
  if (isUsed && edit.currency !== collection.currency) throw fieldRefusal('currency', 'in_bills')
  if (collection.state !== 'draft') requireComplete(collection.kind, edit)
  await refusePeriod(tx, collection, edit)
  const ids = [...edit.fees, ...edit.fees.flatMap(({ sizes }) => sizes), ...edit.fields]
  const taken = await findTakenIds(
    tx,
    key,
    ids.map(({ id }) => id),
  )
  if (taken.length > 0) throw new AppError('invalid_input')
}

/** A published collection must stay complete. */
export function requireComplete(
  kind: CollectionRow['kind'],
  edit: Omit<CollectionEdit, 'step'>,
): void {
  const problems = publishProblems(kind, campaignOf(edit, edit.fees))
  if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems })
}

/** Only teams with a provider account may schedule opening times. */
async function refusePeriod(
  tx: Transaction,
  before: CollectionRow,
  edit: CollectionEdit,
): Promise<void> {
  const isNew = (field: 'opensOn' | 'closesOn') =>
    edit[field] !== null && edit[field] !== before[field]
  const field = (['opensOn', 'closesOn'] as const).find(isNew)
  if (field === undefined) return
  const payee = await findPayee(tx, before.teamId)
  if (payee?.state !== 'ready') throw fieldRefusal(field, 'payee_not_ready')
}

function columnsOf(edit: CollectionEdit) {
  return {
    step: edit.step,
    name: edit.name,
    starts_on: edit.startsOn,
    ends_on: edit.endsOn,
    details: edit.details,
    organizer_email: edit.organizerEmail,
    phone: edit.phone,
    currency: edit.currency,
    takes_instalments: edit.takesInstalments,
    takes_offline: edit.takesOffline,
    broadcast: edit.broadcast,
    opens_on: edit.opensOn,
    closes_on: edit.closesOn,
    organizer_every: edit.organizerEvery,
    reminder_after: edit.reminderAfter,
    goal: edit.goal,
    places: edit.places,
    hold_days: edit.holdDays,
  }
}
