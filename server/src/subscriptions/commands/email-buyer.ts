import { graceUntil } from '@touchline/domain/entitlements/paid-access'
import { isOver, isOvercome } from '@touchline/domain/subscriptions/status-changes'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { paymentLetter, type SubscriptionNews } from '../emails.ts'
import { findBought, type BoughtRow } from '../queries/bought.ts'
import type { CustomerRow } from '../queries/customers.ts'
import { dropFact, isNewFact, wasTriedAgain } from '../queries/facts.ts'
import { isPaidSince, saveInvoice } from '../queries/invoices.ts'
import { findReader } from '../queries/readers.ts'
import type { About } from './about.ts'
import type { Change } from './read.ts'

interface News {
  readonly customer: CustomerRow
  readonly about: About
  readonly changes: readonly Change[]
  /** When it happened. */
  readonly at: Date
  /** How the status is known: see isOvercome. */
  readonly knownBy: 'answer' | 'events'
}

/** Emails the buyer once per fact, however often it is reported. */
export async function emailBuyer(tx: Transaction, platform: Platform, news: News): Promise<void> {
  const { about } = news
  if (about.kind === 'invoice' && about.invoice.state !== 'waiting')
    await sendInvoiceEvent(tx, platform, { ...news, invoice: about.invoice })
  await notifyChanges(tx, platform, news)
}

/** Reports changes in the provider's response, without an event. */
export async function notifyChanges(
  tx: Transaction,
  platform: Platform,
  { customer, changes }: Pick<News, 'customer' | 'changes'>,
): Promise<void> {
  for (const change of changes) await emailEnd(tx, platform, { customer, change })
}

interface Billed extends Pick<News, 'customer' | 'at' | 'knownBy'> {
  readonly invoice: Extract<About, { kind: 'invoice' }>['invoice']
}

async function sendInvoiceEvent(
  tx: Transaction,
  platform: Platform,
  billed: Billed,
): Promise<void> {
  const { customer, invoice } = billed
  const kept = await saveInvoice(tx, customer.team_id, invoice)
  const { amount, currency, number, state } = invoice
  if (kept === undefined || amount === 0) return
  if (state === 'paid')
    await write(tx, platform, {
      customer,
      fact: `paid:${invoice.id}`,
      said: { kind: 'paid', amount, currency, number },
    })
  if (state === 'failed') await emailFailure(tx, platform, billed)
}

/** Skips a failure that has been resolved; an unpaid first payment promises no date. */
async function emailFailure(tx: Transaction, platform: Platform, billed: Billed): Promise<void> {
  const { customer, invoice } = billed
  const { id, attempts, amount, currency, subscriptionId } = invoice
  const bought =
    subscriptionId === undefined
      ? undefined
      : await findBought(tx, customer.team_id, subscriptionId)
  if (await isOvertaken(tx, billed, bought)) return
  await write(tx, platform, {
    customer,
    fact: `failed:${id}:${attempts}`,
    said: { kind: 'failed', amount, currency, until: openUntil(bought, platform.clock()) },
  })
}

/** True if it has ended or run since, was tried again, or a later invoice was paid. */
async function isOvertaken(
  tx: Transaction,
  { customer: { team_id: teamId }, invoice, at, knownBy }: Billed,
  bought: BoughtRow | undefined,
): Promise<boolean> {
  if (bought !== undefined) {
    const { status, as_of } = bought
    if (isOver(status) || isOvercome({ status, at: as_of }, { at, knownBy })) return true
  }
  const { id: invoiceId, attempts, at: billedAt } = invoice
  if (await wasTriedAgain(tx, { teamId, invoiceId, attempts })) return true
  return isPaidSince(tx, teamId, billedAt)
}

/**
 * Until when Premium continues without payment: the provider retries several times, and the days
 * count from the first failure.
 */
function openUntil(bought: BoughtRow | undefined, now: Date): Date | undefined {
  if (bought?.status === 'active' || bought?.status === 'trialing') return graceUntil(now)
  if (bought?.status !== 'past_due') return undefined
  const until = graceUntil(bought.past_due_since ?? now)
  return until > now ? until : undefined
}

async function emailEnd(
  tx: Transaction,
  platform: Platform,
  {
    customer,
    change: { before, after },
  }: { readonly customer: CustomerRow; readonly change: Change },
): Promise<void> {
  const fact = `cancelled:${after.id}`
  // A subscription that was never paid doesn't end.
  const began = before !== undefined && before.status !== 'incomplete'
  const ended = isOver(after.status) && (began || after.status === 'canceled')
  if (after.ends_at === null && !ended) return dropFact(tx, { teamId: customer.team_id, fact })
  const until = ended ? undefined : (after.ends_at ?? undefined)
  await write(tx, platform, { customer, fact, said: { kind: 'cancelled', until } })
}

interface Writing {
  readonly customer: CustomerRow
  readonly fact: string
  readonly said: SubscriptionNews
}

async function write(
  tx: Transaction,
  { mail, clock, config }: Platform,
  { customer, fact, said }: Writing,
): Promise<void> {
  const { team_id: teamId } = customer
  if (!(await isNewFact(tx, { teamId, fact }, clock()))) return
  const reader = await findReader(tx, customer)
  if (reader === undefined) return
  await mail.enqueue(tx, paymentLetter(said, reader, config.publicUrl))
}
