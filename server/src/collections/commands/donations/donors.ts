import { createHash } from 'node:crypto'

import type {
  DonationReceiptShape,
  DonorDetails,
  DonorShape,
} from '@touchline/contract/collections/shapes/donations'
import type { DonationCountry } from '@touchline/domain/collections/donations/countries'
import {
  findDonations,
  type DonationPayment,
} from '@touchline/domain/collections/donations/payments'
import { foldText } from '@touchline/domain/values/folding'

import type { Queryable } from '#server/platform/database/database.ts'

import { findDonorDetails } from '../../queries/donations/donors.ts'
import {
  findBlockedChildren,
  findDonationRows,
  type DonationRow,
} from '../../queries/donations/entries.ts'
import { findDonationReceipts, type DonationReceipt } from '../../queries/donations/receipts.ts'
import { receiptNumber } from './write-receipt.ts'

/** A donation of the year, without what went back. */
export interface Donation extends DonationPayment {
  readonly teamId: string
  readonly collection: string
  readonly receiptId: string | null
}

interface IssuedReceipt extends DonationReceipt {
  /** Valid, but money on it went back since. */
  readonly isOutdated: boolean
}

export interface Donor {
  readonly key: string
  readonly accountId: string | null
  readonly email: string | null
  readonly name: string
  readonly details: DonorDetails | undefined
  readonly donations: readonly Donation[]
  readonly receipts: readonly IssuedReceipt[]
}

interface Wanted {
  readonly clubId: string
  readonly accountId: string
  readonly year: number
}

/** Everyone who donated in a year or has a receipt of it, in the order of their names. */
export async function donorsOf(db: Queryable, wanted: Wanted): Promise<readonly Donor[]> {
  const blockedFrom = await findBlockedChildren(db, wanted)
  const rows = await findDonationRows(db, { ...wanted, blockedFrom })
  const details = await findDonorDetails(db, wanted.clubId)
  const kept = new Map(donationsIn(rows, wanted.year).map(({ id, amount }) => [id, amount]))
  const found = await findDonationReceipts(db, { ...wanted, blockedFrom })
  const all = found.map((receipt) => ({ ...receipt, isOutdated: saysTooMuch(receipt, kept) }))
  const receipts = Map.groupBy(all, ({ donorKey }) => donorKey)
  const byDonor = Map.groupBy(rows, donorKey)
  const donors = [...byDonor].flatMap(([key, own]): readonly Donor[] => {
    const [first] = own
    const donations = donationsIn(own, wanted.year)
    const issued = receipts.get(key) ?? []
    if (first === undefined) return []
    if (issued.length === 0 && donations.every(({ amount }) => amount === 0)) return []
    const { accountId, email } = first
    const name = `${first.firstName} ${first.lastName}`.trim()
    return [{ key, accountId, email, name, details: details.get(key), donations, receipts: issued }]
  })
  const unknown = [...receipts].flatMap(([key, issued]) =>
    byDonor.has(key) ? [] : formerDonor(key, issued),
  )
  return [...donors, ...unknown].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The donor of receipts whose ledger or address is gone or changed. */
function formerDonor(key: string, receipts: readonly IssuedReceipt[]): readonly Donor[] {
  const last = receipts.at(-1)
  if (last === undefined) return []
  const { donor: details } = last.document
  const { name } = details
  return [{ key, accountId: null, email: null, name, details, donations: [], receipts }]
}

function donationsIn(rows: readonly DonationRow[], year: number): readonly Donation[] {
  const bills = Map.groupBy(rows, ({ billId }) => billId)
  return [...bills.values()].flatMap((entries) =>
    findDonations(entries).flatMap((given) => {
      const row = entries.find(({ id }) => id === given.id)
      if (row === undefined || !given.onDay.startsWith(String(year))) return []
      const { teamId, collection, receiptId } = row
      return [{ ...given, teamId, collection, receiptId }]
    }),
  )
}

/**
 * One person: the same account and name, because families share accounts. Each bill of a guest is a
 * donor of its own, because anyone can type anyone's name and email.
 */
function donorKey({ accountId, billId, firstName, lastName }: DonationRow): string {
  const who = accountId === null ? [billId] : [accountId, foldText(`${firstName} ${lastName}`)]
  return createHash('sha256').update(JSON.stringify(who)).digest('base64url').slice(0, 22)
}

/** What is on no receipt yet. */
export function openDonations({ donations }: Pick<Donor, 'donations'>): readonly Donation[] {
  return donations.filter(({ receiptId, amount }) => receiptId === null && amount > 0)
}

export function totalOf(donations: readonly Pick<Donation, 'amount'>[]): number {
  return donations.reduce((total, { amount }) => total + amount, 0)
}

/** Why no receipt can be issued to a donor. */
export function donorRefusal(donor: Donor, country: DonationCountry): DonorShape['refusal'] {
  if (openDonations(donor).length === 0) return 'nothing_open'
  if (donor.details === undefined) return 'no_details'
  return country === 'ES' && donor.details.taxNumber === '' ? 'no_tax_number' : null
}

export function donorShapeOf(donor: Donor, country: DonationCountry): DonorShape {
  const { key, name, email, details, donations, receipts } = donor
  return {
    donorKey: key,
    name: details?.name ?? name,
    hasEmail: email !== null,
    details: details ?? null,
    given: totalOf(donations),
    open: totalOf(openDonations(donor)),
    donations: donations
      .filter(({ amount }) => amount > 0)
      .map(({ onDay, amount, method, collection }) => ({ onDay, amount, method, collection })),
    receipts: receipts.map(receiptShapeOf),
    refusal: donorRefusal(donor, country),
  }
}

function receiptShapeOf(receipt: IssuedReceipt): DonationReceiptShape {
  const { id, document, isSigned, issuedAt, sentAt, voidedAt, voidReason, isOutdated } = receipt
  return {
    id,
    number: receiptNumber(receipt),
    total: document.total,
    issuedAt: issuedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    isSigned,
    voided: voidedAt && { at: voidedAt.toISOString(), reason: voidReason ?? '' },
    isOutdated,
  }
}

/** Whether money on a valid receipt went back since, also if the donor has changed. */
function saysTooMuch(
  { voidedAt, document }: DonationReceipt,
  kept: ReadonlyMap<string, number>,
): boolean {
  if (voidedAt !== null) return false
  return document.donations.some(({ entryId, amount }) => (kept.get(entryId) ?? amount) < amount)
}
