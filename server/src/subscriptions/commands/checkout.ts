import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import type { Language } from '@touchline/domain/values/language'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findRunning } from '../queries/bought.ts'
import {
  addCheckout,
  closeCheckout,
  findOpenCheckout,
  saveSession,
  type CheckoutRow,
} from '../queries/checkouts.ts'
import {
  findCustomersOf,
  saveCustomer,
  lockCustomer,
  saveBuyer,
  type CustomerRow,
} from '../queries/customers.ts'
import { findBuyer } from '../queries/readers.ts'

const openForMs = 60 * 60 * 1000
/** A checkout about to expire is replaced by a new one. */
const enoughMs = 5 * 60 * 1000

interface CheckoutInput {
  readonly actor: Actor
  readonly priceId: string
}

/**
 * Opens the checkout for a team's Premium. A team has one at a time: two tabs or a repeated
 * request get the same one, so paying twice charges once.
 */
export async function openCheckout(
  platform: Platform,
  { actor, priceId }: CheckoutInput,
): Promise<{ readonly url: string }> {
  if (!may(actor, 'subscription.manage')) throw new AppError('not_allowed')
  if (actor.featuresOff?.includes('premium') === true)
    throw new AppError('feature_off', { feature: 'premium' })
  const { database, payments, config } = platform
  const products = await payments.products()
  if (!products.some((product) => product.priceId === priceId))
    throw new AppError('invalid_input', { fields: { priceId: 'unknown' } })

  const buyer = await findBuyer(database, actor)
  const customer = await requireCustomer(platform, actor, buyer)
  const { checkout, replaced } = await database
    .transaction()
    .execute((tx) => reserve(tx, platform, { actor, priceId, customer }))
  if (replaced?.session_id) await payments.closeCheckout(replaced.session_id)
  if (checkout.url !== null) return { url: checkout.url }

  const back = `${config.publicUrl}/premium?team=${actor.teamId}`
  const session = await payments.openCheckout({
    idempotencyKey: `checkout:${checkout.id}`,
    customerId: customer.id,
    priceId,
    successUrl: `${back}&success=1`,
    cancelUrl: `${back}&canceled=1`,
    language: buyer.language,
    expiresAt: checkout.expires_at,
  })
  await saveSession(database, checkout, session)
  return { url: session.url }
}

interface Buyer {
  readonly email: string | undefined
  readonly language: Language
  readonly teamName: string
}

/** The team's customer at the provider, created before the first payment. */
async function requireCustomer(
  { database, payments, clock }: Platform,
  { accountId, teamId }: Actor,
  { email, language, teamName }: Buyer,
): Promise<CustomerRow> {
  const { provider } = payments
  const [known] = await findCustomersOf(database, { provider, teamIds: [teamId] })
  if (known !== undefined) return known
  const id = await payments.makeCustomer({
    idempotencyKey: `customer:${teamId}:${accountId}`,
    name: teamName,
    email,
    language,
  })
  return saveCustomer(database, {
    id,
    provider,
    team_id: teamId,
    account_id: accountId,
    created_at: clock(),
  })
}

interface Reservation extends CheckoutInput {
  readonly customer: CustomerRow
}

/** The open checkout at this price, or a new one that replaces one at another price. */
async function reserve(
  tx: Transaction,
  { clock }: Platform,
  { actor, priceId, customer }: Reservation,
): Promise<{ readonly checkout: CheckoutRow; readonly replaced: CheckoutRow | undefined }> {
  const { accountId, teamId } = actor
  await lockCustomer(tx, customer.id)
  if ((await findRunning(tx, [teamId])).length > 0) throw new AppError('already_subscribed')
  await saveBuyer(tx, customer.id, accountId)

  const now = clock()
  const open = await findOpenCheckout(tx, teamId)
  const isGood =
    open?.price_id === priceId &&
    open.customer_id === customer.id &&
    open.expires_at.getTime() > now.getTime() + enoughMs
  if (isGood) return { checkout: open, replaced: undefined }

  if (open !== undefined) await closeCheckout(tx, open)
  const checkout = await addCheckout(tx, {
    id: uuidv7(),
    team_id: teamId,
    customer_id: customer.id,
    price_id: priceId,
    created_at: now,
    expires_at: new Date(now.getTime() + openForMs),
  })
  return { checkout, replaced: open }
}
