import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { v7 as newId } from 'uuid'

import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { ConfirmedEntitlement } from '../../queries/donations/entitlements.ts'
import { findEntitlement } from '../../queries/donations/entitlements.ts'
import {
  addDonationReceipt,
  addReceiptEntries,
  type DonationDocument,
} from '../../queries/donations/receipts.ts'
import { fieldRefusal } from '../lock-for-change.ts'
import { donorRefusal, donorsOf, openDonations, totalOf, type Donor } from './donors.ts'
import { entitlementRefusal } from './page.ts'

interface Caller {
  readonly accountId: string
  readonly now: Date
}

interface Wanted {
  readonly clubId: string
  readonly year: number
  readonly donorKeys: readonly string[]
}

/** Issues one receipt to each of these donors for what is on none yet. */
export async function issueReceipts(
  tx: Transaction,
  { accountId, now }: Caller,
  { clubId, year, donorKeys }: Wanted,
): Promise<void> {
  // Locked, so that numbers are without gaps and no donation is receipted twice.
  const club = await lockClub(tx, clubId)
  const issuedOn = dayInZone(now, club.time_zone)
  const confirmed = await findEntitlement(tx, clubId)
  const refusal = entitlementRefusal(confirmed, club.country, issuedOn)
  if (confirmed === undefined || refusal !== null)
    throw fieldRefusal('entitlement', refusal ?? 'not_confirmed')
  const donors = await donorsOf(tx, { clubId, accountId, year })
  for (const key of new Set(donorKeys)) {
    const donor = donors.find((one) => one.key === key)
    const document = donor && documentOf(donor, confirmed, issuedOn)
    if (donor === undefined || document === undefined) throw fieldRefusal('donorKeys', 'not_ready')
    const receipt = { clubId, receiptId: newId() }
    await addDonationReceipt(tx, {
      ...receipt,
      year,
      donorKey: key,
      donorAccountId: donor.accountId,
      document,
      signature: confirmed.signature,
      issuedBy: accountId,
      now,
    })
    const entries = openDonations(donor).map(({ teamId, id }) => ({ teamId, entryId: id }))
    await addReceiptEntries(tx, receipt, entries)
  }
}

function documentOf(
  donor: Donor,
  { entitlement }: ConfirmedEntitlement,
  issuedOn: string,
): DonationDocument | undefined {
  const { details } = donor
  if (details === undefined || donorRefusal(donor, entitlement.country) !== null) return undefined
  const donations = openDonations(donor).toSorted((one, other) =>
    one.onDay.localeCompare(other.onDay),
  )
  return {
    entitlement,
    donor: details,
    issuedOn,
    donations: donations.map(({ id, onDay, amount, method }) => ({
      entryId: id,
      onDay,
      amount,
      method,
    })),
    total: totalOf(donations),
  }
}
