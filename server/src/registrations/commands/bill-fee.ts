import { v7 as newId } from 'uuid'

import { writeBill } from '#server/collections/commands/write-bill.ts'
import { hasBill } from '#server/collections/queries/bill-people.ts'
import type { CollectionKey } from '#server/collections/queries/collections.ts'
import { findFees as findFeesOf } from '#server/collections/queries/fees.ts'
import { findRemainingStock } from '#server/collections/queries/stock.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { findFees } from '../queries/fees.ts'
import { findForm } from '../queries/forms.ts'
import type { BillOutcome, DecidingForTeam } from './accepting.ts'

/** Bills new members of a team the fee of its form; null where the form has none. */
export async function billFee(
  { tx, now, ownerId: teamId, by: { actor } }: DecidingForTeam,
  memberIds: readonly string[],
): Promise<BillOutcome | null> {
  if (actor.featuresOff?.includes('collections') === true) return null
  const form = await findForm(tx, teamId)
  if (form === undefined || form.settings.fee === null) return null
  const { collectionId, feeId } = form.settings.fee
  const fees = await findFees(tx, { kind: 'team', id: teamId })
  if (!fees.some((known) => known.feeId === feeId)) return 'no_rules'

  let outcome: BillOutcome = 'nothing_due'
  for (const memberId of memberIds) {
    const key = { teamId, collectionId, memberId }
    if (await hasBill(tx, key)) continue
    if (await isSoldOut(tx, key, feeId)) return 'sold_out'
    const price = { feeId, sizeId: null, quantity: 1, amount: null }
    await writeBill(tx, { actor, now }, { ...key, ...price, clientId: newId() })
    outcome = 'billed'
  }
  return outcome
}

/** True if the fee's stock is used up; people are then accepted without a bill. */
async function isSoldOut(tx: Transaction, key: CollectionKey, feeId: string): Promise<boolean> {
  const left = (await findRemainingStock(tx, key, await findFeesOf(tx, key)))(feeId, null)
  return left !== null && left <= 0
}
