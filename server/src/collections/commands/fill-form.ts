import type { filledForm } from '@touchline/contract/collections/shapes/payer'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import type { PricedLine } from '../queries/bills.ts'
import type { BillKey } from '../queries/books.ts'
import { lockCollection } from '../queries/collections.ts'
import { findFees, findFields } from '../queries/fees.ts'
import { findLeft } from '../queries/stock.ts'
import { readAgain, type FormReader } from './form-reader.ts'
import { findEarlierBill, makeBill } from './make-bill.ts'
import { priceLines } from './price-lines.ts'
import { peopleRefusals, wayRefusal, type Ways } from './refuse-form.ts'
import { keepRequest } from './request-relief.ts'

export type Filled = Omit<z.output<typeof filledForm>, 'key' | 'invitation'>

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

  const fees = await findFees(tx, key)
  const { lines, refusals } = priceLines(
    {
      fees,
      fields: await findFields(tx, key),
      left: await findLeft(tx, key, fees),
      isFund: collection.kind === 'fund',
    },
    filled.lines,
  )
  const fields = {
    ...refusals,
    ...peopleRefusals(reader, lines),
    ...wayRefusal(filled, lines, ways),
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })

  const bill = await makeBill(tx, { collection, now }, billOf(reader, filled, lines))
  if (filled.request !== null && filled.paymentOption === 'later')
    await keepRequest(tx, { ...bill, collectionId }, { ...filled.request, now })
  // People who pay at once are notified when the payment arrives.
  if (filled.paymentOption === 'offline' || filled.paymentOption === 'later')
    await announce(tx, { name: 'collections.billed', topics: [], payload: { ...key, ...bill } })
  return { ...bill, isNew: true }
}

function billOf({ accountId }: FormReader, filled: Filled, lines: readonly PricedLine[]) {
  const { clientId, payer, paymentOption, isAnonymous } = filled
  return {
    clientId,
    payer,
    paymentOption,
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
