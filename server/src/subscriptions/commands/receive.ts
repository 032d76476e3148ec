import { replaces } from '@touchline/domain/subscriptions/access'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import {
  foreignEvent,
  providerEvent,
  type ProviderEvent,
} from '#server/platform/payments/objects.ts'
import { isSigned } from '#server/platform/payments/signature.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findBought, findRunning, saveBought, saveHearsay } from '../queries/bought.ts'
import { closeSession } from '../queries/checkouts.ts'
import { findCustomer, lockCustomer, saveDoubt, type CustomerRow } from '../queries/customers.ts'
import { isFirstOf, wasReceived } from '../queries/events.ts'
import { aboutOf, subscriptionIdOf, type About } from './about.ts'
import { readTruth, rowOf, saveReading, type Change, type Reading } from './read.ts'
import { tellFacts } from './tell.ts'

interface Delivery {
  /** The very bytes that were signed. */
  readonly body: Buffer
  readonly signature: string | undefined
}

/**
 * Whoever takes events that are about no subscription, the app hands them in: answers whose it was, undefined
 * when it was not theirs. It may be told again.
 */
export type TakeEvent = (
  platform: Platform,
  event: ProviderEvent,
) => Promise<{ readonly teamId: string } | undefined>

/**
 * Takes what the provider tells, once an event: the provider's own answer decides, and where it cannot
 * be asked the order of things does. Whatever fails on our side is thrown, so that it is told again.
 */
export async function receiveEvent(
  platform: Platform,
  delivery: Delivery,
  takeOther: TakeEvent,
): Promise<void> {
  const event = await openEvent(platform, delivery)
  if (event === undefined) return
  if (await wasReceived(platform.database, event.id)) return
  const taken = await takeOther(platform, event)
  if (taken === undefined) await receiveSubscription(platform, event)
  else
    await platform.database.transaction().execute(async (tx) => {
      await isFirstHeard(tx, platform, { event, teamId: taken.teamId })
    })
}

async function receiveSubscription(platform: Platform, event: ProviderEvent): Promise<void> {
  const { database } = platform
  // What happens on the account of a club is about no team's Premium, whatever ids it names.
  const customerId = event.account === undefined ? customerIn(event) : undefined
  const customer = customerId === undefined ? undefined : await findCustomer(database, customerId)
  const about = customer === undefined ? ({ kind: 'other' } as const) : aboutOf(event)
  const reading =
    customer === undefined || about.kind === 'other'
      ? undefined
      : await readTruth(platform, customer, subscriptionIdOf(about))

  await database.transaction().execute(async (tx) => {
    const locked = customer && (await lockCustomer(tx, customer.id))
    if (!(await isFirstHeard(tx, platform, { event, teamId: locked?.team_id }))) return
    if (locked !== undefined) await take(tx, platform, { customer: locked, event, about, reading })
  })
}

/** Of the event of a customer itself, the id stands where another has that of its customer. */
function customerIn({ type, data: { object } }: ProviderEvent): string | undefined {
  if (!type.startsWith('customer.') || object['object'] !== 'customer') return object.customer
  return typeof object['id'] === 'string' ? object['id'] : undefined
}

interface Heard {
  readonly event: ProviderEvent
  readonly teamId: string | undefined
}

/** Writes down that an event came; false when it was dealt with before. */
async function isFirstHeard(
  tx: Transaction,
  { clock }: Platform,
  { event: { id, type }, teamId }: Heard,
): Promise<boolean> {
  const now = clock()
  if (!(await isFirstOf(tx, { id, type, teamId, now }))) return false
  await recordAudit(tx, {
    action: 'subscriptions.event_received',
    at: now,
    details: { event: id, type: type.slice(0, 100), teamId: teamId ?? null },
  })
  return true
}

async function openEvent(
  { payments, clock, log }: Platform,
  { body, signature }: Delivery,
): Promise<ProviderEvent | undefined> {
  const secret = await payments.webhookSecret()
  if (!isSigned(body, signature, { secret, now: clock() })) throw new AppError('bad_signature')
  const told = parsed(body)
  const event = providerEvent.safeParse(told)
  if (event.success) return event.data
  const { data: foreign } = foreignEvent.safeParse(told)
  if (foreign === undefined) throw new AppError('invalid_input')
  const { id, type } = foreign
  log.warn({ event: id, type }, 'the payment provider told something in words nobody here knows')
  return undefined
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
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
  if (about.kind === 'session') await closeSession(tx, about.sessionId)
  const knownBy = reading === undefined ? 'events' : 'answer'
  await tellFacts(tx, platform, { customer, about, changes, at: event.created, knownBy })
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

/** The provider does not answer: what the event says holds, unless it is overtaken. */
async function byOrder(
  tx: Transaction,
  customer: CustomerRow,
  { told, at }: { readonly told: Parameters<typeof rowOf>[1]; readonly at: Date },
): Promise<readonly Change[]> {
  const before = await findBought(tx, told.id)
  const known = before && { status: before.status, at: before.told_at }
  if (!replaces({ status: told.status, at }, known)) return []
  const after = rowOf(customer, told, { before, at })
  await saveBought(tx, after)
  await saveDoubt(tx, customer.id, null)
  return [{ before, after }]
}

function isMoney(about: About): boolean {
  if (about.kind === 'unclear') return true
  if (about.kind === 'invoice') return about.invoice.state === 'paid'
  return about.kind === 'session' && about.isPaid
}

/** Something was paid, and nobody can say what it opened: that is no "no". What runs is asked for later. */
async function doubt(tx: Transaction, customer: CustomerRow, since: Date): Promise<void> {
  const known = await findRunning(tx, [customer.team_id])
  if (known.length === 0) await saveDoubt(tx, customer.id, since)
  await saveHearsay(tx, customer.id, true)
}
