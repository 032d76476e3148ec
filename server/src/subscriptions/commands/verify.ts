import type { SubscriptionAnswer } from '@touchline/contract/subscriptions/shapes/products'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { paidUntil } from '#server/entitlements/queries.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findRunning, saveUnverified, type BoughtRow } from '../queries/bought.ts'
import {
  findCustomersOf,
  findInDoubt,
  lockCustomer,
  type CustomerRow,
} from '../queries/customers.ts'
import { notifyChanges } from './email-buyer.ts'
import { readTruth, saveReading } from './read.ts'

interface Question {
  readonly teamIds: readonly string[]
  /** Who asks about a team; undefined when asking about any team. */
  readonly actor: Actor | undefined
  readonly priceId?: string | undefined
}

const notSubscribed = { subscribed: false, customerId: null, subscriptionId: null } as const

/**
 * Whether a team of mine has paid. After the checkout it asks the provider instead of waiting for
 * the webhook. Without any response it is `provider_away`, not "no".
 */
export async function verifySubscription(
  platform: Platform,
  question: Question,
): Promise<SubscriptionAnswer> {
  const { database, payments, clock } = platform
  const { teamIds, actor } = question
  const { provider } = payments
  for (const customer of await findInDoubt(database, { provider, teamIds }))
    await settle(platform, customer)

  const now = clock()
  const running = (await findRunning(database, teamIds)).filter((one) => opens(one, now))
  const bought = await atPrice(platform, running, question.priceId)
  if (bought !== undefined) return answerOf(bought, actor)
  const known = await findCustomersOf(database, { provider, teamIds })
  if (running.length === 0 && known.some((one) => one.unconfirmed_since !== null))
    throw new AppError('provider_away')
  return notSubscribed
}

/** Asks the provider about a customer and saves the response. */
export async function settle(platform: Platform, customer: CustomerRow): Promise<void> {
  const reading = await readTruth(platform, customer)
  if (reading === undefined) return
  await platform.database.transaction().execute(async (tx) => {
    const locked = await lockCustomer(tx, customer.id)
    if (locked === undefined) return
    const changes = await saveReading(tx, locked, reading)
    if (locked.reads === reading.number) await saveUnverified(tx, locked, false)
    await notifyChanges(tx, platform, { customer: locked, changes })
    const isNews = changes.some(({ before, after }) => before?.status !== after.status)
    if (!isNews && locked.unconfirmed_since === null) return
    await announce(tx, {
      name: 'subscriptions.changed',
      topics: [`team:${locked.team_id}`],
      payload: { teamId: locked.team_id },
    })
  })
}

function opens(bought: BoughtRow, now: Date): boolean {
  const { status, period_ends_at, past_due_since } = bought
  const paid = { paid_status: status, paid_until: period_ends_at, past_due_since }
  return paidUntil(paid, now) !== undefined
}

/** Premium at one price counts at the others too, unless we don't sell that price. */
async function atPrice(
  { payments }: Platform,
  running: readonly BoughtRow[],
  priceId: string | undefined,
): Promise<BoughtRow | undefined> {
  const [first] = running
  if (first === undefined || priceId === undefined || priceId === 'any') return first
  const exact = running.find((one) => one.price_id === priceId)
  if (exact !== undefined) return exact
  const products = await payments.products()
  return products.some((product) => product.priceId === priceId) ? first : undefined
}

/** The provider's ids are only for people who manage the subscription. */
function answerOf(bought: BoughtRow, actor: Actor | undefined): SubscriptionAnswer {
  if (actor === undefined || !may(actor, 'subscription.manage'))
    return { ...notSubscribed, subscribed: true }
  return { subscribed: true, customerId: bought.customer_id, subscriptionId: bought.id }
}
