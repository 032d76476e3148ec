import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { recordEvent } from '#server/platform/payments/event-rows.ts'
import { providerAccount, type ProviderEvent } from '#server/platform/payments/objects.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  findPageOfPayment,
  findPageOfSession,
  savePages,
  type PageRow,
} from '../queries/checkouts.ts'
import { findPayeeOf } from '../queries/payees.ts'
import { bookCheckoutPayment, lockCheckoutPages, sumCheckoutPages } from './book-checkout.ts'
import { readPaymentEvent, type PaymentEvent } from './payment-events.ts'
import { savePayeeState } from './payout-changes.ts'
import { ignoreProviderOutage } from './payout.ts'
import { settlePage } from './settle-page.ts'

const accountEvents = ['account.updated', 'account.application.deauthorized']

/**
 * Handles an event about a payment to a club or its account. The provider's API decides; if it
 * can't be asked, the order of events does. Repeated events book nothing twice.
 */
export async function handleCollectionEvent(
  platform: Platform,
  event: ProviderEvent,
): Promise<boolean> {
  const taken = await take(platform, event)
  if (taken === undefined) return false
  await platform.database
    .transaction()
    .execute((tx) => recordEvent(tx, platform, { event, teamId: taken.teamId }))
  return true
}

/** The team of the event; undefined if it isn't ours. */
async function take(
  platform: Platform,
  event: ProviderEvent,
): Promise<{ readonly teamId: string } | undefined> {
  if (accountEvents.includes(event.type)) return takeAccount(platform, event)
  const reported = readPaymentEvent(event)
  const page = reported && (await pageOf(platform, event, reported))
  if (reported === undefined || page === undefined) return undefined
  const settled = await settlePage(platform, page)
  if (settled === 'not_asked')
    await applyUnverified(platform, { page, reported, at: event.created })
  return { teamId: page.team_id }
}

/** Our page for an event, which must come from the right account. */
async function pageOf(
  { database, payments }: Platform,
  { account }: ProviderEvent,
  { sessionId, paymentId }: PaymentEvent,
): Promise<PageRow | undefined> {
  const known =
    sessionId === undefined
      ? await findPageOfPayment(database, paymentId ?? '')
      : await findPageOfSession(database, sessionId)
  if (known !== undefined) return isOf(known, account) ? known : undefined
  if (sessionId !== undefined || paymentId === undefined) return undefined
  return pageOfUnheard()

  /** The event overtook the one that links the payment to our page. */
  async function pageOfUnheard(): Promise<PageRow | undefined> {
    const payeeId = account ?? ''
    if (payments.provider === 'stripe' && !(await findPayeeOf(database, payeeId))) return undefined
    const asked = await payments.findPaymentPage(paymentId ?? '', payeeId).catch(later)
    const found = asked === undefined ? undefined : await findPageOfSession(database, asked)
    return found !== undefined && isOf(found, account) ? found : undefined
  }
}

/** The page isn't known yet, so the event must be repeated. */
function later(error: unknown): never {
  if (error instanceof AppError && error.code === 'provider_away') throw new AppError('unavailable')
  throw error
}

function isOf(page: PageRow, account: string | undefined): boolean {
  return page.provider === 'sandbox' || page.payout_account_id === account
}

interface UnverifiedEvent {
  readonly page: PageRow
  readonly reported: PaymentEvent
  readonly at: Date
}

/** The provider doesn't respond, so the event counts unless it is outdated. */
async function applyUnverified(
  platform: Platform,
  { page, reported, at }: UnverifiedEvent,
): Promise<void> {
  if (reported.isVague === true) throw new AppError('unavailable')
  await platform.database.transaction().execute(async (tx) => {
    const pages = await lockCheckoutPages(tx, page)
    const [locked] = pages
    if (locked === undefined) return
    const known = await sumCheckoutPages(tx, pages)
    const { paid, refunded = 0 } = reported.money
    const taken = isOvertaken(locked, reported, at) ? undefined : reported.money.taken
    await savePages(tx, pages, {
      state: stateAfter(locked, reported),
      payment_id: locked.payment_id ?? reported.paymentId ?? null,
      ...(taken === undefined ? {} : { as_of: at }),
    })
    await bookCheckoutPayment(
      { tx, platform, pages, now: platform.clock() },
      {
        paid,
        refunded: Math.max(refunded, known.refunded - known.stayed),
        taken,
      },
    )
    await requireBooked(tx, pages, refunded)
  })
}

/** A refund of disputed money was reported too early, so the event must be repeated. */
async function requireBooked(
  tx: Transaction,
  pages: readonly PageRow[],
  refunded: number,
): Promise<void> {
  const { refunded: booked, stayed } = await sumCheckoutPages(tx, pages)
  if (booked - stayed < refunded) throw new AppError('unavailable')
}

/** Something later is known; within the same second, a final state is later. */
function isOvertaken({ as_of: last }: PageRow, { isOver }: PaymentEvent, at: Date): boolean {
  if (last === null || at > last) return false
  return at < last || isOver !== true
}

/** Paid stays paid, and closed pages don't reopen. */
function stateAfter({ state }: PageRow, reported: PaymentEvent): string {
  if (state === 'paid' || reported.state === undefined || reported.state === 'open') return state
  return state === 'closed' && reported.state === 'waiting' ? state : reported.state
}

/** The club completed onboarding, has to add data, or disconnected. */
async function takeAccount(
  { database, payments, clock }: Platform,
  { type, account, data: { object } }: ProviderEvent,
): Promise<{ readonly teamId: string } | undefined> {
  const isGone = type === 'account.application.deauthorized'
  const reported = isGone ? goneFrom(account) : providerAccount.safeParse(object).data
  const payee = reported && (await findPayeeOf(database, reported.id))
  if (reported === undefined || payee === undefined) return undefined
  const { team_id: teamId } = payee
  if (payee.provider !== payments.provider) return { teamId }
  const read = isGone
    ? undefined
    : await payments.findPayee(reported.id).catch(ignoreProviderOutage)
  const { id: payeeId, state } = read ?? reported
  await database
    .transaction()
    .execute((tx) => savePayeeState(tx, { teamId, payeeId, state, at: clock() }))
  return { teamId }
}

function goneFrom(account: string | undefined) {
  return account === undefined ? undefined : ({ id: account, state: 'none' } as const)
}
