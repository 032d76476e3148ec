import type { newBill } from '@touchline/contract/collections/shapes/bill'
import type { ActorContext } from '@touchline/domain/teams/actor'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { hasBill, requireBilledPerson } from '../queries/bill-people.ts'
import { findFees } from '../queries/fees.ts'
import { findRemainingStock } from '../queries/stock.ts'
import { fieldRefusal, lockForChange } from './lock-for-change.ts'
import { findEarlierBill, makeBill } from './make-bill.ts'
import { priceLines } from './price-lines.ts'
import { isShareable, shareBill } from './share-bill.ts'

/** Bills a member with roster data; the form's questions stay unanswered. Returns the bill's id. */
export async function writeBill(
  tx: Transaction,
  caller: ActorContext,
  input: z.output<typeof newBill>,
): Promise<string> {
  const { collection, key, now, actor } = await lockForChange(tx, caller, input.collectionId)
  const earlier = await findEarlierBill(tx, collection, input.clientId)
  if (earlier !== undefined) return earlier.id
  if (collection.state === 'draft') throw new AppError('collection_not_open')

  const { memberId, clientId } = input
  const { payer, accountId, secondPayerId, ...person } = await requireBilledPerson(tx, {
    teamId: key.teamId,
    memberId,
    now,
  })
  if (collection.kind === 'membership' && (await hasBill(tx, { ...key, memberId })))
    throw fieldRefusal('memberId', 'has_bill')
  const made = {
    clientId,
    accountId,
    payer,
    lines: await linesOf(tx, collection, { ...input, ...person }),
    paymentOption: 'later' as const,
    // The donor wasn't asked whether their name may be public.
    isAnonymous: collection.kind === 'fund',
    madeBy: actor.accountId,
  }
  const bill = await makeBill(tx, { collection, now }, made)
  const { billId } = bill
  await announce(tx, { name: 'collections.billed', topics: [], payload: { ...key, billId } })
  if (secondPayerId !== null && (await isShareable(tx, bill, secondPayerId)))
    await shareBill(tx, { bill, guardianId: secondPayerId, madeBy: actor.accountId, now })
  return billId
}

type Named = z.output<typeof newBill> & { readonly firstName: string; readonly lastName: string }

async function linesOf(
  tx: Transaction,
  { id: collectionId, teamId, kind }: Parameters<typeof findEarlierBill>[1],
  { memberId, firstName, lastName, feeId, sizeId, quantity, amount }: Named,
) {
  const key = { teamId, collectionId }
  const fees = await findFees(tx, key)
  const left = await findRemainingStock(tx, key, fees)
  const line = { memberId, firstName, lastName, feeId, sizeId, quantity, amount, answers: {} }
  const { lines, refusals } = priceLines({ fees, fields: [], left, isFund: kind === 'fund' }, [
    line,
  ])
  const fields = Object.fromEntries(
    Object.entries(refusals).map(([field, why]) => [field.replace('lines.0.', ''), why]),
  )
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
  return lines
}
