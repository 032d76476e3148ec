import type { Entitlement } from '@touchline/contract/collections/shapes/donations'
import { isDonationCountry } from '@touchline/domain/collections/donations/countries'
import { addDays } from '@touchline/domain/events/days'

import { putEntitlement } from '#server/collections/queries/donations/entitlements.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { DemoClub } from './memberships.ts'

/** Whether the club may issue donation receipts, where we know their form. */
export async function addDonations(tx: Transaction, club: DemoClub): Promise<void> {
  const { clubId, cast, now } = club
  const entitlement = entitlementOf(club)
  if (entitlement === undefined) return
  const saved = { clubId, accountId: cast.manager.id, now, entitlement }
  await putEntitlement(tx, { ...saved, signature: null, version: 0 })
}

function entitlementOf({ cast, words, input, now }: DemoClub): Entitlement | undefined {
  const { country } = input
  if (!isDonationCountry(country)) return undefined
  const { firstName, lastName } = cast.manager
  const { street, postcode, town, purposes } = words.donations
  const signer = `${firstName} ${lastName}`
  const club = { name: words.club, street, postcode, town, purposes, signer, signerRole: '' }
  const year = now.getUTCFullYear()
  switch (country) {
    case 'DE':
      return {
        country,
        ...club,
        purposes: 'des Sports',
        taxOffice: 'Musterstadt',
        taxNumber: '12/345/67890',
        notice: 'exemption',
        noticeOn: addDays(now.toISOString().slice(0, 10), -300),
        assessmentPeriod: `${year - 4} bis ${year - 2}`,
        areFeesDeductible: false,
        machineNoticeOn: null,
      }
    case 'FR':
      return {
        country,
        ...club,
        number: 'W000000000',
        category: 'general_interest',
        decreeOn: null,
        articles: ['200', '238 bis'],
      }
    case 'ES':
      return { country, ...club, number: 'G12345674', category: 'b' }
  }
}
