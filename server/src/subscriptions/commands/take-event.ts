import { supersedes } from '@touchline/domain/subscriptions/status-changes'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { recordEvent } from '#server/platform/payments/event-rows.ts'
import type { ProviderEvent } from '#server/platform/payments/objects.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findBought, findRunning, saveBought, saveUnverified } from '../queries/bought.ts'
import { closeSession } from '../queries/checkouts.ts'
import { findCustomer, lockCustomer, saveDoubt, type CustomerRow } from '../queries/customers.ts'
import { aboutOf, subscriptionIdOf, type About } from './about.ts'
import { emailBuyer } from './email-buyer.ts'
import { readTruth, rowOf, saveReading, type Change, type Reading } from './read.ts'

/**
 * Handles an event about a subscription: the provider's response decides, or the order of events
 * if it can't be reached.
 */
export async function takeSubscriptionEvent(
  platform: Platform,
  event: ProviderEvent,
): Promise<boolean> {
  const { database } = platform
  // Events of a club's account concern no team's Premium, whatever ids they name.
  const customerId = event.account === undefined ? customerIn(event) : undefined
  const customer = customerId === undefined ? undefined : await findCustomer(database, customerId)
  if (customer === undefined) return false
  const about = aboutOf(event)
  const reading =
    about.kind === 'other'
      ? undefined
      : await readTruth(platform, customer, subscriptionIdOf(about))

  await database.transaction().execute(async (tx) => {
    const locked = await lockCustomer(tx, customer.id)
    if (!(await recordEvent(tx, platform, { event, teamId: locked?.team_id }))) return
    if (locked !== undefined) await take(tx, platform, { customer: locked, event, about, reading })
  })
  return true
}

/** In an event about the customer itself, the id is the object's own. */
function customerIn({ type, data: { object } }: ProviderEvent): string | undefined {
  if (!type.startsWith('customer.') || object['object'] !== 'customer') return object.customer
  return typeof object['id'] === 'string' ? object['id'] : undefined
}

interface Taken {
  readonly customer: CustomerRow
  readonly event: ProviderEvent
  readonly about: About
  readonly reading: Reading | undefined
}

async function take(tx: Transaction, platform: Platform, taken: Taken): Promise<void> {
  const { customer, about, reading, event } = taken
  if (about.kind === 'other') return
  const changes = await changesOf(tx, taken)
  if (about.kind === 'session') await closeSession(tx, customer.team_id, about.sessionId)
  const knownBy = reading === undefined ? 'events' : 'answer'
  await emailBuyer(tx, platform, { customer, about, changes, at: event.created, knownBy })
  await announce(tx, {
    name: 'subscriptions.changed',
    topics: [`team:${customer.team_id}`],
    payload: { teamId: customer.team_id },
  })
}

async function changesOf(tx: Transaction, taken: Taken): Promise<readonly Change[]> {
  const { customer, about, reading, event } = taken
  if (reading !== undefined && reading.subscriptions.length > 0)
    return saveReading(tx, customer, reading)
  if (about.kind === 'subscription') return byOrder(tx, customer, { ...about, at: event.created })
  if (reading === undefined && isMoney(about)) await doubt(tx, customer, event.created)
  return []
}

/** Without the provider's response: applies the event unless a later one is known. */
async function byOrder(
  tx: Transaction,
  customer: CustomerRow,
  { subscription, at }: { readonly subscription: Parameters<typeof rowOf>[1]; readonly at: Date },
): Promise<readonly Change[]> {
  const before = await findBought(tx, customer.team_id, subscription.id)
  const known = before && { status: before.status, at: before.as_of }
  if (!supersedes({ status: subscription.status, at }, known)) return []
  const after = rowOf(customer, subscription, { before, at })
  await saveBought(tx, after)
  await saveDoubt(tx, customer.id, null)
  return [{ before, after }]
}

function isMoney(about: About): boolean {
  if (about.kind === 'unclear') return true
  if (about.kind === 'invoice') return about.invoice.state === 'paid'
  return about.kind === 'session' && about.isPaid
}

/** Something was paid, but it is unknown for what: the subscription is asked for later. */
async function doubt(tx: Transaction, customer: CustomerRow, since: Date): Promise<void> {
  const known = await findRunning(tx, [customer.team_id])
  if (known.length === 0) await saveDoubt(tx, customer.id, since)
  await saveUnverified(tx, customer, true)
}
