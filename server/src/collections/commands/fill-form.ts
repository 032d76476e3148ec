import type { formSubmission } from '@touchline/contract/collections/shapes/payer'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import type { PricedLine } from '../queries/bills.ts'
import type { BillKey } from '../queries/books.ts'
import { lockCollection } from '../queries/collections.ts'
import { readAgain, type FormReader } from './form-reader.ts'
import { findEarlierBill, makeBill } from './make-bill.ts'
import { fillPlacesOf } from './places/fill-places.ts'
import { waitForPlace } from './places/wait.ts'
import { priceForm } from './price-form.ts'
import type { Ways } from './refuse-form.ts'
import { keepRequest } from './request-relief.ts'

export type Filled = Omit<z.output<typeof formSubmission>, 'key' | 'invitation'>

interface Filling {
  readonly reader: FormReader
  readonly ways: Ways
  readonly filled: Filled
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
  const reader = await readAgain(tx, opened, { collection, now })
  if (reader.refusal !== null) throw new AppError('not_allowed')

  // Those who wait come first, also if a place was freed just now.
  await fillPlacesOf(tx, { collection, now })
  const { lines, isFull } = await priceForm(tx, { collection, reader, ways, filled })
  const made = billOf(reader, filled, lines)
  if (isFull) return { ...(await waitForPlace(tx, { collection, now }, made)), isNew: true }
  const bill = await makeBill(tx, { collection, now }, made)
  if (filled.request !== null && made.paymentOption === 'later')
    await keepRequest(tx, { ...bill, collectionId }, { ...filled.request, now })
  // People who pay at once are notified when the payment arrives.
  if (made.paymentOption === 'offline' || made.paymentOption === 'later')
    await announce(tx, { name: 'collections.billed', topics: [], payload: { ...key, ...bill } })
  return { ...bill, isNew: true }
}

function billOf({ accountId }: FormReader, filled: Filled, lines: readonly PricedLine[]) {
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
  { payer }: Filled,
): MadeBill {
  if (earlier.email !== payer.email || earlier.last_name !== payer.lastName)
    throw new AppError('idempotency_mismatch')
  return { teamId, billId: earlier.id, isNew: false }
}
