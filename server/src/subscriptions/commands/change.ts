import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { ProviderSubscription } from '#server/platform/payments/objects.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findRunning, type BoughtRow } from '../queries/bought.ts'
import { findCustomer, lockCustomer, nextRead, type CustomerRow } from '../queries/customers.ts'
import { notifyChanges } from './email-buyer.ts'
import { saveReading } from './read.ts'

interface SubscriptionChange {
  /** Another price, which also resumes a subscription that was to end. */
  readonly priceId?: string | undefined
  /** False: ends with the paid period. */
  readonly renews?: boolean | undefined
}

export async function changeSubscription(
  platform: Platform,
  teamId: string,
  { priceId, renews = true }: SubscriptionChange,
): Promise<void> {
  const { payments } = platform
  await change(platform, teamId, async ({ id }) => {
    if (priceId === undefined) return payments.endWithPeriod(id, renews ? 'renews' : 'ends')
    const products = await payments.products()
    if (!products.some((product) => product.priceId === priceId))
      throw new AppError('invalid_input', { fields: { priceId: 'unknown' } })
    return payments.changePrice({ subscriptionId: id, priceId })
  })
}

async function change(
  platform: Platform,
  teamId: string,
  ask: (bought: BoughtRow) => Promise<ProviderSubscription>,
): Promise<void> {
  const running = await findRunningOf(platform, teamId)
  if (running === undefined) throw new AppError('not_subscribed')
  await carryOut(platform, running, ask)
}

/** The subscription of a deleted team ends with its paid period. */
export async function endWithTeam(platform: Platform, teamId: string): Promise<void> {
  const running = await findRunningOf(platform, teamId)
  if (running === undefined || running.bought.ends_at !== null) return
  await carryOut(platform, running, ({ id }) => platform.payments.endWithPeriod(id, 'ends'))
}

interface RunningSubscription {
  readonly bought: BoughtRow
  readonly customer: CustomerRow
}

/** A subscription of another provider can't be changed here. */
async function findRunningOf(
  { database, payments }: Platform,
  teamId: string,
): Promise<RunningSubscription | undefined> {
  const [bought] = await findRunning(database, [teamId])
  const customer = bought && (await findCustomer(database, bought.customer_id))
  const isOurs = customer?.provider === payments.provider
  return bought !== undefined && isOurs ? { bought, customer } : undefined
}

/** The provider's response is as reliable as its webhook, but sooner. */
async function carryOut(
  platform: Platform,
  { bought, customer }: RunningSubscription,
  ask: (bought: BoughtRow) => Promise<ProviderSubscription>,
): Promise<void> {
  const { database, clock } = platform
  const teamId = bought.team_id
  const number = await nextRead(database, customer.id)
  const subscription = await ask(bought)
  await database.transaction().execute(async (tx) => {
    const locked = await lockCustomer(tx, customer.id)
    if (locked === undefined) return
    const changes = await saveReading(tx, locked, {
      number,
      at: clock(),
      subscriptions: [subscription],
    })
    await notifyChanges(tx, platform, { customer: locked, changes })
    await announce(tx, {
      name: 'subscriptions.changed',
      topics: [`team:${teamId}`],
      payload: { teamId },
    })
  })
}
