import { v7 as newId } from 'uuid'

import { writeBill } from '#server/collections/commands/write-bill.ts'
import { hasBill } from '#server/collections/queries/bill-people.ts'

import { findFees } from '../queries/fees.ts'
import { findForm } from '../queries/forms.ts'
import type { BillOutcome, DecidingForTeam } from './accepting.ts'

/** Bills new members of a team the fee of its form; null where the form has none. */
export async function billFee(
  { tx, now, ownerId: teamId, by: { actor } }: DecidingForTeam,
  memberIds: readonly string[],
): Promise<BillOutcome | null> {
  const { fee = null } = (await findForm(tx, teamId))?.settings ?? {}
  if (fee === null || actor.featuresOff?.includes('collections') === true) return null
  const { collectionId, feeId } = fee
  const fees = await findFees(tx, { kind: 'team', id: teamId })
  if (!fees.some((known) => known.feeId === feeId)) return 'no_rules'

  let outcome: BillOutcome = 'nothing_due'
  for (const memberId of memberIds) {
    const key = { teamId, collectionId, memberId }
    if (await hasBill(tx, key)) continue
    const price = { feeId, sizeId: null, quantity: 1, amount: null }
    await writeBill(tx, { actor, now }, { ...key, ...price, clientId: newId() })
    outcome = 'billed'
  }
  return outcome
}
