import type { Transaction } from '#server/platform/database/database.ts'
import type { ProviderSubscription } from '#server/platform/payments/objects.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findBought, findUnfinished, saveBought, type BoughtRow } from '../queries/bought.ts'
import { nextRead, saveDoubt, type CustomerRow } from '../queries/customers.ts'

/** The provider's response, the request's number, and the time. */
export interface Reading {
  readonly number: number
  readonly at: Date
  readonly subscriptions: readonly ProviderSubscription[]
}

type Reader = Pick<Platform, 'database' | 'payments' | 'clock' | 'log'>

/** Asks the provider; undefined if it can't be reached. */
export async function readTruth(
  { database, payments, clock, log }: Reader,
  customer: CustomerRow,
  subscriptionId?: string,
): Promise<Reading | undefined> {
  const number = await nextRead(database, customer.id)
  const at = clock()
  try {
    const found =
      subscriptionId === undefined
        ? await findEvery({ database, payments }, customer)
        : [await payments.findSubscription(subscriptionId)]
    const subscriptions = found.flatMap((one) => (one?.customerId === customer.id ? [one] : []))
    return { number, at, subscriptions }
  } catch (error) {
    log.warn({ error: String(error) }, 'the payment provider could not be asked')
    return undefined
  }
}

/**
 * A customer's subscriptions. The provider lists none of a deleted customer, but returns each by
 * id.
 */
async function findEvery(
  { database, payments }: Pick<Reader, 'database' | 'payments'>,
  customer: CustomerRow,
): Promise<readonly (ProviderSubscription | undefined)[]> {
  const listed = await payments.findSubscriptions(customer.id)
  const unlisted = (await findUnfinished(database, customer)).filter(
    (id) => !listed.some((one) => one.id === id),
  )
  return [...listed, ...(await Promise.all(unlisted.map((id) => payments.findSubscription(id))))]
}

/** The subscription before and after. */
export interface Change {
  readonly before: BoughtRow | undefined
  readonly after: BoughtRow
}

/**
 * Saves the provider's response under the customer's lock; a late response to an earlier request changes
 * nothing. A response ends any doubt.
 */
export async function saveReading(
  tx: Transaction,
  customer: CustomerRow,
  reading: Reading,
): Promise<readonly Change[]> {
  const changes: Change[] = []
  for (const subscription of reading.subscriptions) {
    const before = await findBought(tx, customer.team_id, subscription.id)
    if (before !== undefined && before.read_number > reading.number) continue
    const { number: read_number, at: as_of } = reading
    const row = rowOf(customer, subscription, { before, at: as_of })
    // An event after the request isn't covered by its response.
    const is_unverified = before?.is_unverified === true && customer.reads > read_number
    const after = { ...row, read_number, as_of, is_unverified }
    await saveBought(tx, after)
    changes.push({ before, after })
  }
  await saveDoubt(tx, customer.id, null)
  return changes
}

interface Known {
  readonly before: BoughtRow | undefined
  readonly at: Date
}

export function rowOf(
  { id, team_id }: CustomerRow,
  subscription: ProviderSubscription,
  { before, at }: Known,
): BoughtRow {
  return {
    id: subscription.id,
    team_id,
    customer_id: id,
    status: subscription.status,
    price_id: subscription.priceId,
    period_ends_at: subscription.periodEndsAt ?? null,
    ends_at: subscription.endsAt ?? null,
    past_due_since: subscription.status === 'past_due' ? (before?.past_due_since ?? at) : null,
    read_number: before?.read_number ?? 0,
    as_of: at,
    is_unverified: true,
    created_at: subscription.createdAt,
  }
}
