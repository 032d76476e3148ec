import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { graceUntil, isOver } from '@touchline/domain/subscriptions/access'

import { paymentLetter, type Said } from '../emails.ts'
import type { CustomerRow } from '../queries/customers.ts'
import { dropFact, isNewFact } from '../queries/events.ts'
import { dropInvoice, keepInvoice } from '../queries/invoices.ts'
import { findReader } from '../queries/readers.ts'
import type { About } from './about.ts'
import type { Change } from './read.ts'

interface News {
  readonly customer: CustomerRow
  readonly about: About
  readonly changes: readonly Change[]
}

/** Writes to who bought what has happened: a letter a fact, however often it is told. */
export async function tellFacts(tx: Transaction, platform: Platform, news: News): Promise<void> {
  const { customer, about, changes } = news
  if (about.kind === 'invoice' && about.invoice.state !== 'waiting')
    await tellInvoice(tx, platform, { customer, invoice: about.invoice })
  for (const change of changes) await tellEnd(tx, platform, { customer, change })
}

type Invoice = Extract<About, { kind: 'invoice' }>['invoice']

async function tellInvoice(
  tx: Transaction,
  platform: Platform,
  { customer, invoice }: { readonly customer: CustomerRow; readonly invoice: Invoice },
): Promise<void> {
  const { team_id: teamId } = customer
  if (invoice.state === 'voided') return dropInvoice(tx, { teamId, invoiceId: invoice.id })
  const kept = await keepInvoice(tx, teamId, invoice)
  const { amount, currency, number } = invoice
  if (kept === undefined || amount === 0) return
  const now = platform.clock()
  const failed = invoice.state === 'failed'
  await write(tx, platform, {
    customer,
    fact: failed ? `failed:${invoice.id}:${invoice.attempts}` : `paid:${invoice.id}`,
    said: failed
      ? { kind: 'failed', amount, currency, until: graceUntil(now) }
      : { kind: 'paid', amount, currency, number },
  })
}

async function tellEnd(
  tx: Transaction,
  platform: Platform,
  {
    customer,
    change: { before, after },
  }: { readonly customer: CustomerRow; readonly change: Change },
): Promise<void> {
  const fact = `cancelled:${after.id}`
  // What was never paid for does not end.
  const began = before !== undefined && before.status !== 'incomplete'
  const ended = isOver(after.status) && (began || after.status === 'canceled')
  if (after.ends_at === null && !ended) return dropFact(tx, { teamId: customer.team_id, fact })
  const until = ended ? undefined : (after.ends_at ?? undefined)
  await write(tx, platform, { customer, fact, said: { kind: 'cancelled', until } })
}

interface Writing {
  readonly customer: CustomerRow
  readonly fact: string
  readonly said: Said
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
