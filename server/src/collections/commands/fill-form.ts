import type { formSubmission } from '@touchline/contract/collections/shapes/payer'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import type { PricedLine } from '../queries/bills.ts'
import type { BillKey } from '../queries/books.ts'
import { lockCollection } from '../queries/collections.ts'
import { reloadReader, type FormReader } from './form-reader.ts'
import { findEarlierBill, makeBill } from './make-bill.ts'
import { fillPlacesOf } from './places/fill-places.ts'
import { joinWaitingList } from './places/join-waiting-list.ts'
import { priceForm } from './price-form.ts'
import type { PaymentWays } from './refuse-form.ts'
import { saveReliefRequest } from './request-relief.ts'

export type FormSubmission = Omit<z.output<typeof formSubmission>, 'key' | 'invitation'>

interface Filling {
  readonly reader: FormReader
  readonly ways: PaymentWays
  readonly filled: FormSubmission
  readonly now: Date
}

interface MadeBill extends BillKey {
  /** False if the same form was submitted before. */
  readonly isNew: boolean
}

/**
 * Creates a bill from a submitted form. Locks the collection, so that stock isn't sold twice;
 * submitting again returns the existing bill.
 */
export async function fillForm(
  tx: Transaction,
  { reader: opened, ways, filled, now }: Filling,
): Promise<MadeBill> {
  const { teamId, id: collectionId } = opened.form
  const key = { teamId, collectionId }
  const collection = await lockCollection(tx, key)
  const earlier = await findEarlierBill(tx, collection, filled.clientId)
  if (earlier !== undefined) return sameBill(teamId, earlier, filled)
  const reader = await reloadReader(tx, opened, { collection, now })
  if (reader.refusal !== null) throw new AppError('not_allowed')

  // Those who wait come first, also if a place was freed just now.
  await fillPlacesOf(tx, { collection, now })
  const { lines, isFull } = await priceForm(tx, { collection, reader, ways, filled })
  const made = billOf(reader, filled, lines)
  if (isFull) return { ...(await joinWaitingList(tx, { collection, now }, made)), isNew: true }
  const bill = await makeBill(tx, { collection, now }, made)
  if (filled.request !== null && made.paymentOption === 'later')
    await saveReliefRequest(tx, { ...bill, collectionId }, { ...filled.request, now })
  // People who pay at once are notified when the payment arrives.
  if (made.paymentOption === 'offline' || made.paymentOption === 'later')
    await announce(tx, { name: 'collections.billed', topics: [], payload: { ...key, ...bill } })
  return { ...bill, isNew: true }
}

function billOf({ accountId }: FormReader, filled: FormSubmission, lines: readonly PricedLine[]) {
  const { clientId, payer, isAnonymous, waits } = filled
  return {
    clientId,
    payer,
    // Asked when the place is there.
    paymentOption: waits ? ('later' as const) : filled.paymentOption,
    isAnonymous,
    lines,
    accountId: accountId ?? null,
    madeBy: accountId ?? null,
  }
}

/** Guessing a form's id doesn't reveal whose bill it is. */
function sameBill(
  teamId: string,
  earlier: { readonly id: string; readonly email: string | null; readonly last_name: string },
  { payer }: FormSubmission,
): MadeBill {
  if (earlier.email !== payer.email || earlier.last_name !== payer.lastName)
    throw new AppError('idempotency_mismatch')
  return { teamId, billId: earlier.id, isNew: false }
}
