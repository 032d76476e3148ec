import { bestLanguage } from '@touchline/domain/values/language'
import { maxAmount } from '@touchline/domain/values/money'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { requirePayerBill, type PayerBill } from '../queries/bill-page.ts'
import { lockBill, type BillKey } from '../queries/books.ts'
import {
  addPage,
  findOpenPage,
  findPagesOfCheckout,
  savePages,
  type PageRow,
} from '../queries/checkouts.ts'
import { isBillCollecting } from '../queries/debits/collecting.ts'
import { billUrl } from '../queries/links.ts'
import {
  amountToPay,
  closeCheckoutPage,
  isReusablePage,
  pageLifetimeMs,
  requirePayee,
} from './payment-page.ts'
import { minCardAmount } from './refuse-form.ts'
import { settlePage } from './settle-page.ts'

interface Payment {
  /** Several bills have to be paid to one account, in one currency. */
  readonly bills: readonly BillKey[]
  /** The next instalment of each, or everything outstanding. */
  readonly pay: 'next' | 'all'
}

/**
 * Opens a checkout page for one or several bills. The same request returns the same page, so that
 * two tabs can't pay twice.
 */
export async function payBills(
  platform: Platform,
  { bills, pay }: Payment,
): Promise<{ url: string }> {
  const { database, payments } = platform
  const keys = bills.toSorted((one, other) => (one.billId < other.billId ? -1 : 1))
  for (const key of keys) {
    const earlier = await findOpenPage(database, key)
    if (earlier !== undefined) await settlePage(platform, earlier)
  }
  const pages = await pagesFor(platform, { keys, pay })
  const [first] = pages
  if (first === undefined) throw new AppError('conflict')
  if (first.url !== null) return { url: first.url }

  const shown = await Promise.all(keys.map((key) => requirePayerBill(database, key)))
  const session = await payments.openPayment({
    idempotencyKey: `bill:${first.together_id ?? first.id}`,
    name: nameOf(shown),
    amount: pages.reduce((sum, { amount }) => sum + amount, 0),
    currency: shown[0]?.currency ?? 'EUR',
    payeeId: first.payout_account_id,
    ...(await returnUrls(platform, keys)),
    language: bestLanguage([shown[0]?.language ?? '']),
    expiresAt: first.expires_at,
  })
  await savePages(database, pages, { session_id: session.id, url: session.url })
  return { url: session.url }
}

/** One bill returns to its page, several to the list. */
async function returnUrls(
  platform: Platform,
  [key, ...more]: readonly BillKey[],
): Promise<{ readonly successUrl: string; readonly cancelUrl: string }> {
  if (key === undefined || more.length > 0) {
    const list = `${platform.config.publicUrl}/bills`
    return { successUrl: `${list}?paid=1`, cancelUrl: list }
  }
  const page = await billUrl(platform, key)
  return { successUrl: `${page}?paid=1`, cancelUrl: `${page}?paid=0` }
}

interface Wanted {
  readonly keys: readonly BillKey[]
  readonly pay: Payment['pay']
}

/** A description without repetition: "Membership, Camp · Lions U12". */
function nameOf(bills: readonly PayerBill[]): string {
  const once = (words: readonly string[]) => [...new Set(words)].join(', ')
  const [what, whose] = [
    bills.map((bill) => bill.collectionName),
    bills.map(({ team }) => team.name),
  ]
  return `${once(what)} · ${once(whose)}`.slice(0, 250)
}

/** Closes conflicting pages, and books what was paid on them, before opening a new one. */
async function pagesFor(platform: Platform, wanted: Wanted): Promise<readonly PageRow[]> {
  const run = () => platform.database.transaction().execute((tx) => reserve(tx, platform, wanted))
  const first = await run()
  if (first.kind === 'good') return first.pages
  for (const page of first.pages) await closeCheckoutPage(platform, page)
  const second = await run()
  if (second.kind === 'in_the_way') throw new AppError('conflict')
  return second.pages
}

interface Reserved {
  readonly kind: 'good' | 'in_the_way'
  readonly pages: readonly PageRow[]
}

/**
 * The open page for exactly these bills and amounts, or a new one; otherwise the conflicting pages.
 */
async function reserve(tx: Transaction, platform: Platform, wanted: Wanted): Promise<Reserved> {
  const parts = await partsOf(tx, platform, wanted)
  const open: PageRow[] = []
  for (const { key } of parts) {
    const page = await findOpenPage(tx, key)
    if (page?.state === 'waiting') throw new AppError('conflict')
    if (page !== undefined) open.push(page)
  }
  const [first] = open
  if (first === undefined) return { kind: 'good', pages: await addPages(tx, platform, parts) }
  const together = await findPagesOfCheckout(tx, first)
  const now = platform.clock()
  const isSame =
    together.length === parts.length &&
    parts.every((part, at) => {
      const page = together[at]
      return page?.bill_id === part.key.billId && isReusablePage(page, { ...part, now })
    })
  return isSame ? { kind: 'good', pages: together } : { kind: 'in_the_way', pages: open }
}

interface Part {
  readonly key: BillKey
  readonly payeeId: string
  readonly amount: number
}

/** The amount of each bill; all must share account and currency. */
async function partsOf(
  tx: Transaction,
  { payments }: Platform,
  { keys, pay }: Wanted,
): Promise<readonly Part[]> {
  const parts: Part[] = []
  const places = new Set<string>()
  for (const key of keys) {
    await lockBill(tx, key)
    if (await isBillCollecting(tx, key)) throw new AppError('money_on_its_way')
    const payeeId = await requirePayee(tx, key.teamId, payments.provider)
    const { currency } = await requirePayerBill(tx, key)
    places.add(`${payeeId} ${currency}`)
    parts.push({ key, payeeId, amount: await amountToPay(tx, key, pay) })
  }
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
  const isPayable = sum >= minCardAmount && sum <= maxAmount && parts.every((one) => one.amount > 0)
  if (!isPayable || places.size !== 1) throw new AppError('conflict')
  return parts
}

async function addPages(
  tx: Transaction,
  { clock, payments }: Platform,
  parts: readonly Part[],
): Promise<readonly PageRow[]> {
  const now = clock()
  const togetherId = parts.length > 1 ? uuidv7() : null
  const pages: PageRow[] = []
  for (const { key, payeeId, amount } of parts)
    pages.push(
      await addPage(tx, {
        id: uuidv7(),
        team_id: key.teamId,
        bill_id: key.billId,
        together_id: togetherId,
        amount,
        provider: payments.provider,
        payout_account_id: payeeId,
        created_at: now,
        expires_at: new Date(now.getTime() + pageLifetimeMs),
      }),
    )
  return pages
}
