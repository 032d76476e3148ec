import type { SubscriptionAnswer } from '@touchline/contract/subscriptions/shapes/products'
import { mayManageSubscription } from '@touchline/domain/subscriptions/access'

import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { paidUntil } from '../queries.ts'
import { findRunning, saveHearsay, type BoughtRow } from '../queries/bought.ts'
import {
  findCustomersOf,
  findInDoubt,
  lockCustomer,
  type CustomerRow,
} from '../queries/customers.ts'
import type { Asker, Teams } from './asking.ts'
import { readTruth, saveReading } from './read.ts'
import { notifyChanges } from './tell.ts'

interface Question {
  readonly account: Pick<SignedIn, 'id' | 'program'>
  readonly teamId: string
  readonly priceId?: string | undefined
}

const nobody = { subscribed: false, customerId: null, subscriptionId: null } as const

/**
 * Whether a team of mine has paid. Who has just been at the provider's page is not kept waiting for its
 * webhook: the provider is asked. Without an answer from anybody it is `provider_away`, not "no".
 */
export async function verifySubscription(
  platform: Platform,
  teams: Teams,
  question: Question,
): Promise<SubscriptionAnswer> {
  const { database, payments, clock } = platform
  const { account, teamId } = question
  const asker =
    teamId === 'any' ? undefined : await teams.requireActor(database, { account, teamId })
  const teamIds = asker ? [asker.teamId] : await teams.teamsHeard(database, account.id)
  const { provider } = payments
  for (const customer of await findInDoubt(database, { provider, teamIds }))
    await settle(platform, customer)

  const now = clock()
  const running = (await findRunning(database, teamIds)).filter((one) => opens(one, now))
  const bought = await atPrice(platform, running, question.priceId)
  if (bought !== undefined) return answerOf(bought, asker)
  const known = await findCustomersOf(database, { provider, teamIds })
  if (running.length === 0 && known.some((one) => one.unconfirmed_since !== null))
    throw new AppError('provider_away')
  return nobody
}

/** Asks the provider about one customer, and saves what it says. */
export async function settle(platform: Platform, customer: CustomerRow): Promise<void> {
  const reading = await readTruth(platform, customer)
  if (reading === undefined) return
  await platform.database.transaction().execute(async (tx) => {
    const locked = await lockCustomer(tx, customer.id)
    if (locked === undefined) return
    const changes = await saveReading(tx, locked, reading)
    if (locked.reads === reading.number) await saveHearsay(tx, locked, false)
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

/** Premium at one price is Premium at the others, too: but not a price we do not sell. */
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

/** What the provider calls team and subscription is for those who manage it. */
function answerOf(bought: BoughtRow, asker: Asker | undefined): SubscriptionAnswer {
  if (asker === undefined || !mayManageSubscription(asker)) return { ...nobody, subscribed: true }
  return { subscribed: true, customerId: bought.customer_id, subscriptionId: bought.id }
}
